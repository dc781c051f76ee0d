import type {Env} from '../../site/env';

/** An AI assistant that the page menu links to. */
export type Assistant = {
  /** Name in the page menu. */
  name: string;
  /** URL that opens a conversation. The encoded first message is appended. */
  url: string;
};

const known: Assistant[] = [
  {name: 'Claude', url: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q='},
];

/**
 * Returns the assistants that the page menu links to. They receive data only when a reader follows the link.
 *
 * @param env environment of the build
 * @returns an empty list if ASSISTANT_LINKS is `off`
 * @throws Error if ASSISTANT_LINKS has any other value
 */
export function assistantsFromEnv({ASSISTANT_LINKS: value}: Env): Assistant[] {
  if (!value) return known;
  if (value === 'off') return [];
  throw new Error(
    `ASSISTANT_LINKS is "${value}"; set it to "off" to leave the links to assistants out of the page menu, ` +
      'or leave it unset.',
  );
}
