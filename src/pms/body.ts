/** The sections of a guide's body, in the order in which every guide has them. */
export const sections = [
  {title: 'What to have ready', required: true},
  {title: 'Connect it', required: true, parts: ['For the integrator', 'For the account owner']},
  {title: 'Webhooks', required: true},
  {title: 'What differs through the unified API', required: true},
  {title: 'Troubleshooting', required: false},
] as const;

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
  return mentions(body, /\[\^([^\]\s]+)\]/g);
}

/** The addresses inside this site that the body links to. */
export function internalLinks(body: string): Mention[] {
  return mentions(body, /\]\((\/[^)\s]*)\)/g);
}

function mentions(body: string, pattern: RegExp): Mention[] {
  return proseLines(body).flatMap(({text, index}) =>
    [...text.matchAll(pattern)].map((match) => ({name: match[1] as string, index})),
  );
}
