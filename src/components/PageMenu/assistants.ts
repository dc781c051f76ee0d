import type {Env} from '../../site/env';

/** A chat assistant that a reader can ask about a page. */
export type Assistant = {
  /** Name in the page menu. */
  name: string;
  /** Opens a conversation; the encoded first message is appended. */
  address: string;
};

const known: Assistant[] = [
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
];

/**
 * The assistants that the page menu links to. A link sends them nothing until a reader follows it.
 *
 * @param env environment of the build
 * @returns none when ASSISTANT_LINKS is `off`
 * @throws Error when it is anything else
 */
export function assistantsFromEnv({ASSISTANT_LINKS: value}: Env): Assistant[] {
  if (!value) return known;
  if (value === 'off') return [];
  throw new Error(
    `ASSISTANT_LINKS is "${value}"; set it to "off" to leave the links to assistants out of the page menu, ` +
      'or leave it unset.',
  );
}
