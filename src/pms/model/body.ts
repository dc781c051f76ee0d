/** A heading of a guide. Its id is the anchor on the page, which stays when the title changes. */
type SectionTitle = {id: string; title: string};

/** The sections of a guide's body, in the order in which every guide has them. */
export const sections = [
  {id: 'what-to-have-ready', title: 'Before you begin', required: true, parts: []},
  {
    id: 'connect-it',
    title: 'Connect an account',
    required: true,
    parts: [
      {id: 'for-the-integrator', title: 'Connection steps'},
      {id: 'for-the-account-owner', title: 'Text for the account owner'},
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

export type SectionId = (typeof sections)[number]['id'];

/** A line of the body that is not code, and its number in the body, counted from 0. */
type Line = {text: string; index: number};

export type Heading = {level: number; title: string; index: number};
export type Mention = {name: string; index: number};

/** The body's lines outside code fences. */
export function proseLines(body: string): Line[] {
  let fence: string | undefined;
  return body.split('\n').flatMap((text, index) => {
    const mark = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    if (mark) {
      fence = mark;
      return [];
    }
    return [{text: text.replace(/`[^`]*`/g, '``'), index}];
  });
}

export function headings(body: string): Heading[] {
  return proseLines(body)
    .map(({text, index}) => ({match: /^(#{1,6}) +(.+?)\s*$/.exec(text), index}))
    .flatMap(({match, index}) =>
      match ? [{level: (match[1] as string).length, title: match[2] as string, index}] : [],
    );
}

/** The sources that the body cites as `[^id]`. */
export function citations(body: string): Mention[] {
  return proseLines(body).flatMap(({text, index}) =>
    [...text.matchAll(/\[\^([^\]\s]+)\]/g)].map((match) => ({name: match[1] as string, index})),
  );
}
