// Defines the headings of a guide's body, and finds headings, citations and the parts of ways to connect in it.

/**
 * The headings of a guide's body, in their required order. The anchor must not change when the title changes, because
 * readers link to it.
 */
export const outline = {
  begin: {anchor: 'what-to-have-ready', level: 2, title: 'Before you begin'},
  connect: {anchor: 'connect-it', level: 2, title: 'Connect an account'},
  steps: {anchor: 'for-the-integrator', level: 3, title: 'Connection steps'},
  customerText: {anchor: 'for-the-account-owner', level: 3, title: 'Text for the customer'},
  webhooks: {anchor: 'webhooks', level: 2, title: 'Webhooks'},
  watchOut: {anchor: 'what-differs-through-the-unified-api', level: 2, title: 'Watch out'},
  troubleshooting: {anchor: 'troubleshooting', level: 2, title: 'Troubleshooting'},
  // The page shows it in the closed section at the end.
  ownApi: {anchor: 'in-its-own-api', level: 2, title: 'In its own API'},
} as const;

/** A section of a guide's body. */
export type Section = (typeof outline)[keyof typeof outline];

/** The sections that a guide may omit. */
export const optionalSections: readonly Section[] = [outline.troubleshooting, outline.ownApi];

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
