/** A visit that no link of the site asks for: an address as typed, and what an older visit, a script or a curious reader left in storage. */
export interface BadVisit {
  /** what kind of wrong it is, for the message */
  readonly kind: string;
  /** path, query and hash, sent as they stand */
  readonly address: string;
  /** `localStorage` as the visit finds it; `false` where the reader's settings forbid it */
  readonly storage: Readonly<Record<string, string>> | false;
  /** what a foreign script left as the state of the entry in the history */
  readonly state: unknown;
}

/** What the generator needs to know of the site. */
export interface Site {
  /** addresses of real pages */
  readonly routes: readonly string[];
  /** ids that pages have */
  readonly anchors: readonly string[];
  /** names that pages read from the query */
  readonly parameters: readonly string[];
  /** keys that the site reads from `localStorage` */
  readonly keys: readonly string[];
}

type Random = () => number;

/**
 * @param seed any whole number
 * @returns numbers from 0 to below 1, the same ones for the same seed (mulberry32)
 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
const upTo = (random: Random, most: number): number => 1 + Math.floor(random() * most);
const repeat = (random: Random, most: number, make: () => string): string =>
  Array.from({length: upTo(random, most)}, make).join('');

/** Escapes that are cut off, out of range, overlong, of half a character, or escaped twice. */
const escapes = [
  '%',
  '%2',
  '%zz',
  '%25',
  '%2525',
  '%E0%A4%A',
  '%E0%A4',
  '%C0%AF',
  '%FF%FE',
  '%ED%A0%80',
  '%00',
  '%0A',
  '%0D%0A',
  '%2F',
  '%5C',
  '%2E%2E%2F',
  '%3F',
  '%23',
  '%u0041',
  '50%25-off',
  '100%',
];
/** Characters that end a selector, a string, a tag or a regular expression, or that no keyboard types. */
const oddities = [
  '"',
  "'",
  '<',
  '>',
  '`',
  '\\',
  '|',
  '^',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '*',
  '+',
  '$',
  '!',
  '~',
  ',',
  ';',
  ':',
  '@',
  '&',
  '=',
  ' ',
  '.',
  '..',
  '...',
  '\u{1F3E8}',
  'Größe',
  '宿泊',
  'حجز',
  '\u202E',
  '\u200B',
  '\uFEFF',
  'e\u0301',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{7*7}}',
  'javascript:alert(1)',
  ':~:text=rate',
];
/** Names that every object has. */
const inherited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  'true',
  '-1',
  '0',
  '1e999',
];
const values = [
  '',
  ' ',
  '{',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"x":1}}',
  '"',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '\u0000',
  '\uD800',
  '<b>',
  'a'.repeat(5000),
  '🏨'.repeat(50),
  '[[[[[[[[[[',
  '{"length":1000000000}',
];

const word = (random: Random): string =>
  repeat(random, 12, () => String.fromCodePoint(97 + Math.floor(random() * 26)));
/** @returns something that no one wrote on purpose */
function rubbish(random: Random): string {
  return repeat(random, 3, () =>
    random() < 0.3 ? word(random) : pick(random, pick(random, [escapes, oddities, inherited])),
  );
}

/** @returns text with one character dropped, doubled, changed or of the other case */
function misspelt(random: Random, text: string): string {
  const at = Math.floor(random() * text.length);
  const character = text[at] ?? '';
  const other = pick(random, [
    '',
    character + character,
    pick(random, oddities),
    pick(random, escapes),
    character.toUpperCase(),
  ]);
  return text.slice(0, at) + other + text.slice(at + 1);
}

type Part = Partial<Omit<BadVisit, 'kind'>>;

/** Each kind of bad visit; the names stand in the message of the test. Those up to the storage were written without a look at the code. */
const kinds: Readonly<Record<string, (random: Random, site: Site) => Part>> = {
  'escapes in the path': (random, site) => ({
    address: `${pick(random, ['', '/docs', '/blog', pick(random, site.routes)])}/${repeat(random, 3, () => pick(random, escapes))}`,
  }),
  'odd characters in the path': (random) => ({
    address: `${pick(random, ['', '/docs', '/blog', '/api-reference'])}/${rubbish(random)}`,
  }),
  'slashes and dots in the path': (random, site) => {
    const parts = pick(random, site.routes).split('/').filter(Boolean);
    const joints = ['/', '//', '///', '/./', '/%2E/', '\\', '/x/../', '%2F'];
    return {
      address: `/${parts.join('\n').replaceAll('\n', () => pick(random, joints))}${pick(random, ['', '/', '//', '/.', '/..'])}`,
    };
  },
  'a page by the wrong name': (random, site) => {
    const route = pick(random, site.routes);
    return {
      address: pick(random, [
        () => `/${misspelt(random, route.slice(1) || 'docs')}`,
        () => route.toUpperCase(),
        () =>
          `${route}${pick(random, ['.html', '.htm', '.php', '/index', '/index.html', '.json', ';v=1', ','])}`,
        () => `${route}/${word(random)}`,
        () => `${route}/${pick(random, inherited)}`,
      ])(),
    };
  },
  'an endless path': (random) => ({
    address: `/docs/${repeat(random, 5, () => pick(random, ['a', '%25', 'ü', '/x', '-']).repeat(upTo(random, 300)))}`,
  }),
  'a hash of rubbish': (random, site) => ({
    address: `${pick(random, site.routes)}#${rubbish(random)}`,
  }),
  'a misspelt hash': (random, site) => ({
    address: `${pick(random, site.routes)}#${misspelt(random, pick(random, site.anchors))}`,
  }),
  'a query of rubbish': (random, site) => ({
    address: `${pick(random, site.routes)}?${repeat(random, 4, () => `${rubbish(random)}${pick(random, ['=', '', '==', '&', '[]='])}${rubbish(random)}&`)}`,
  }),
  'rubbish in storage': (random, site) => ({
    storage: Object.fromEntries(site.keys.map((key) => [key, pick(random, values)])),
  }),
  'a parameter of rubbish': (random, site) => ({
    address: `${pick(random, site.routes)}?${repeat(random, 3, () => `${pick(random, site.parameters)}=${random() < 0.5 ? new URLSearchParams({v: pick(random, values).slice(0, 500)}).toString().slice(2) : rubbish(random)}&`)}`,
  }),
  'a path and a hash of rubbish': (random, site) => ({
    address: `/${misspelt(random, pick(random, site.routes).slice(1) || 'docs')}?${rubbish(random)}#${rubbish(random)}`,
  }),
  'a hash escaped again and again': (random, site) => {
    let hash = pick(random, site.anchors);
    for (let times = upTo(random, 3); times > 0; times -= 1) {
      hash = hash.replace(/[^]/g, (character) =>
        random() < 0.5 ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character,
      );
      hash = random() < 0.3 ? hash : hash.replaceAll('%', '%25');
    }
    return {
      address: `${pick(random, site.routes)}#${hash.slice(0, hash.length - upTo(random, 2))}`,
    };
  },
  'no storage': (random) => ({storage: false, address: `/${rubbish(random)}`}),
  'the state of another': (random, site) => ({
    address: pick(random, site.routes),
    state: pick(random, [0, '', 'x', [], {key: {}}, {state: 1}, {key: '__proto__', idx: -1}, true]),
  }),
};

/**
 * @param seed any whole number
 * @param count how many visits
 * @returns the same visits for the same seed, as many of each kind
 */
export function badVisits(seed: number, count: number, site: Site): BadVisit[] {
  const random = randomFrom(seed);
  const named = Object.entries(kinds);
  return Array.from({length: count}, (_, index) => {
    const [kind, make] = named[index % named.length] as (typeof named)[number];
    return {
      kind,
      address: pick(random, site.routes),
      storage: {},
      state: null,
      ...make(random, site),
    };
  });
}
