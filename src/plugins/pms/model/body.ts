// Defines the headings of a guide's body, and finds headings, citations and the parts of ways to connect in it.

/**
 * The headings of a guide's body, in their required order. The ID is the anchor of the heading, which must not change
 * when the title changes.
 */
export const outline = [
  {id: 'what-to-have-ready', level: 2, title: 'Before you begin'},
  {id: 'connect-it', level: 2, title: 'Connect an account'},
  {id: 'for-the-integrator', level: 3, title: 'Connection steps'},
  {id: 'for-the-account-owner', level: 3, title: 'Text for the customer'},
  {id: 'webhooks', level: 2, title: 'Webhooks'},
  {id: 'what-differs-through-the-unified-api', level: 2, title: 'Watch out'},
  {id: 'troubleshooting', level: 2, title: 'Troubleshooting'},
  // The page shows it in the closed section at the end.
  {id: 'in-its-own-api', level: 2, title: 'In its own API'},
] as const;

/** The sections that a guide may omit. */
export const optionalSections: readonly Anchor[] = ['troubleshooting', 'in-its-own-api'];

/** The ID of a heading that all guides share. */
export type Anchor = (typeof outline)[number]['id'];

/** Matches inline code and fenced blocks. A block extends to the same fence or, without one, to the end of the body. */
const code = /^[ \t]*(```+|~~~+)[^]*?(?:^[ \t]*\1.*$|(?![^]))|`[^`\n]*`/gm;

/** Finds what the group of a pattern matches outside code, with its line in the body, counted from 0. */
function matchesOf(body: string, pattern: RegExp): {text: string; index: number}[] {
  const prose = body.replace(code, (block) => block.replace(/./g, ' '));
  return [...prose.matchAll(pattern)].map(({1: text = '', index}) => ({
    text,
    index: prose.slice(0, index).split('\n').length - 1,
  }));
}

/** Lists the headings of levels 1 to 3, such as `## Webhooks`. */
export const headings = (body: string) => matchesOf(body, /^(#{1,3} .*\S)/gm);

/** Lists the ways of the parts of one way, written `:::way[name]`. */
export const wayDirectives = (body: string) => matchesOf(body, /^:{3,}way\[(.*)\]/gm);

/** Lists the IDs of the citations in the body, written `[^id]`. */
export const citations = (body: string) => matchesOf(body, /\[\^([^\]\s]+)\]/g);
