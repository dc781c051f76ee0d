/** A visit that no link of the site leads to: an address as typed, and what an older visit or a foreign script left behind. */
export interface BadVisit {
  /** kind of mistake, for the message */
  readonly kind: string;
  /** path, query and hash, sent as they are */
  readonly address: string;
  /** `localStorage` at the beginning of the visit; `false` where the reader's settings forbid it */
  readonly storage: Readonly<Record<string, string>> | false;
  /** the state of the entry in the history */
  readonly state: unknown;
}

/** What the generator needs to know about the site. */
export interface Site {
  readonly routes: readonly string[];
  /** ids of elements */
  readonly anchors: readonly string[];
  /** parameters that pages read from the query */
  readonly parameters: readonly string[];
  /** keys that the site reads from `localStorage` */
  readonly keys: readonly string[];
}

/** @returns numbers from 0 to below 1, the same ones for the same seed (mulberry32) */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(' ');

/** Escapes that are cut off, out of range, overlong, of half a character, or escaped twice. */
const escapes = words(
  '% %2 %zz %25 %2525 %E0%A4%A %E0%A4 %C0%AF %FF%FE %ED%A0%80 %00 %0A %0D%0A %2F %5C %2E%2E%2F %3F %23 %u0041 50%25-off 100%',
);
/** Characters that end a selector, a string, a tag or a regular expression, or that no keyboard has. */
const oddities = [
  ' ',
  ...words('" \' < > ` \\ | ^ [ ] { } ( ) * + $ ! ~ , ; : @ & = . .. ... 🏨 Größe 宿泊 حجز'),
  ...words('\u202E \u200B \uFEFF e\u0301 {{7*7}} javascript:alert(1) :~:text=rate'),
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
];
/** Names that every object inherits, and values that are no strings. */
const inherited = words(
  '__proto__ constructor prototype toString hasOwnProperty valueOf undefined null NaN true -1 0 1e999',
);
const values = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  'a'.repeat(5000),
  '🏨'.repeat(50),
  ...words('{ [] {} [null] {"__proto__":{"x":1}} " null undefined NaN true -1 1e999 <b>'),
  ...words('[[[[[[[[[[ {"length":1000000000}'),
];

/**
 * @param seed any whole number
 * @param count how many visits
 * @returns the same visits for the same seed, as many of each kind
 */
export function badVisits(seed: number, count: number, site: Site): BadVisit[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const repeat = (most: number, make: () => string) =>
    Array.from({length: upTo(most)}, make).join('');
  const word = () => repeat(12, () => String.fromCodePoint(96 + upTo(26)));
  const rubbish = () =>
    repeat(3, () => (random() < 0.3 ? word() : pick(pick([escapes, oddities, inherited]))));
  const route = () => pick(site.routes);
  const folder = () => pick(['', '/docs', '/blog', '/api-reference', route()]);
  /** drops, doubles, changes, escapes or capitalizes one character */
  const misspelt = (text: string) => {
    const at = Math.floor(random() * text.length);
    const character = text[at] ?? '';
    const others = [
      '',
      character + character,
      pick(oddities),
      pick(escapes),
      character.toUpperCase(),
    ];
    return text.slice(0, at) + pick(others) + text.slice(at + 1);
  };
  const misspeltRoute = () => `/${misspelt(route().slice(1) || 'docs')}`;
  const suffixes = words('.html .htm .php /index /index.html .json ;v=1 ,');
  const pair = () => `${rubbish()}${pick(words('= == & []='))}${rubbish()}&`;
  const parameter = () =>
    `${pick(site.parameters)}=${pick([rubbish(), new URLSearchParams({v: pick(values).slice(0, 500)}).toString().slice(2)])}&`;
  const escaped = (text: string) =>
    text.replace(/./g, (one) => (random() < 0.5 ? `%${one.charCodeAt(0).toString(16)}` : one));

  const kinds: Record<string, () => Partial<BadVisit>> = {
    'escapes in the path': () => ({address: `${folder()}/${repeat(3, () => pick(escapes))}`}),
    'odd characters in the path': () => ({address: `${folder()}/${rubbish()}`}),
    'slashes and dots in the path': () => ({
      address:
        route().replaceAll(
          /.\//g,
          (end) => end[0] + pick(words('/ // /// /./ /%2E/ \\ /x/../ %2F')),
        ) + pick(words('/ // /. /..')),
    }),
    'a page by the wrong name': () => ({
      address: pick([
        misspeltRoute(),
        route().toUpperCase(),
        route() + pick(suffixes),
        `${route()}/${word()}`,
        `${route()}/${pick(inherited)}`,
      ]),
    }),
    'an endless path': () => ({
      address: `/docs/${repeat(5, () => pick(['a', '%25', 'ü', '/x', '-']).repeat(upTo(300)))}`,
    }),
    'a hash of rubbish': () => ({address: `${route()}#${rubbish()}`}),
    'a misspelt hash': () => ({address: `${route()}#${misspelt(pick(site.anchors))}`}),
    'a hash escaped twice, and cut off': () => ({
      address: `${route()}#${escaped(escaped(pick(site.anchors))).slice(0, -upTo(2))}`,
    }),
    'a query of rubbish': () => ({address: `${route()}?${repeat(4, pair)}`}),
    'a parameter of rubbish': () => ({address: `${route()}?${repeat(3, parameter)}`}),
    'rubbish in path, query and hash': () => ({
      address: `${misspeltRoute()}?${rubbish()}#${rubbish()}`,
    }),
    'rubbish in storage': () => ({
      storage: Object.fromEntries(site.keys.map((key) => [key, pick(values)])),
    }),
    'forbidden storage': () => ({storage: false, address: `/${rubbish()}`}),
    'a state of another script': () => ({
      state: pick([0, '', 'x', [], {key: {}}, {state: 1}, {key: '__proto__', idx: -1}, true]),
    }),
  };
  return Array.from({length: count}, (_, index) => {
    const kind = Object.keys(kinds)[index % Object.keys(kinds).length] as string;
    return {kind, address: route(), storage: {}, state: null, ...kinds[kind]?.()};
  });
}
