// Defines the sections of a guide's body, and finds headings and citations in it.

/** A heading of a guide. The ID is its anchor, which must not change when the title changes. */
type SectionTitle = {id: string; title: string};

/** The sections of a guide's body, in their required order. */
export const guideSections = [
  {id: 'what-to-have-ready', title: 'Before you begin', required: true, parts: []},
  {
    id: 'connect-it',
    title: 'Connect an account',
    required: true,
    parts: [
      {id: 'for-the-integrator', title: 'Connection steps'},
      {id: 'for-the-account-owner', title: 'Text for the customer'},
    ],
  },
  {id: 'webhooks', title: 'Webhooks', required: true, parts: []},
  {
    id: 'what-differs-through-the-unified-api',
    title: 'Differences in the unified API',
    required: true,
    parts: [],
  },
  {id: 'troubleshooting', title: 'Troubleshooting', required: false, parts: []},
] as const satisfies (SectionTitle & {required: boolean; parts: readonly SectionTitle[]})[];

type Section = (typeof guideSections)[number];

/** The ID of a section or of one of its parts. */
export type Anchor = Section['id'] | Section['parts'][number]['id'];

/** A heading or a citation. `index` is its line in the body, counted from 0. */
type Heading = {level: number; title: string; index: number};
type Citation = {id: string; index: number};

/** Matches inline code and fenced blocks, which end at the same fence or with the body. */
const code = /^[ \t]*(```+|~~~+)[^]*?(?:^[ \t]*\1.*$|(?![^]))|`[^`\n]*`/gm;

/** Finds matches outside code, with the line of each, counted from 0. */
function matchesOf(body: string, pattern: RegExp): {match: RegExpExecArray; index: number}[] {
  const prose = body.replace(code, (block) => block.replace(/./g, ' '));
  return [...prose.matchAll(pattern)].map((match) => ({
    match,
    index: prose.slice(0, match.index).split('\n').length - 1,
  }));
}

/** Lists the headings of the body. */
export const headings = (body: string): Heading[] =>
  matchesOf(body, /^(#{1,6}) +(.+?)\s*$/gm).map(({match: [, marks = '', title = ''], index}) => ({
    level: marks.length,
    title,
    index,
  }));

/** Lists the citations in the body, written `[^id]`. */
export const citations = (body: string): Citation[] =>
  matchesOf(body, /\[\^([^\]\s]+)\]/g).map(({match: [, id = ''], index}) => ({id, index}));
