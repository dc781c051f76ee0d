// Generates random visits with bad URLs, storage or history state.
import {randomNumbers} from '../../../mock/src/faults';

/** A visit with a bad URL, corrupted storage or a corrupted history state. */
export interface BadVisit {
  /** path, query and hash, sent without encoding */
  readonly address: string;
  /** `localStorage` at the beginning of the visit; `false` if access to it throws */
  readonly storage: Readonly<Record<string, string>> | false;
  /** `history.state` */
  readonly state: unknown;
}

const words = (text: string) => text.split(' ');

/** Malformed and malicious strings for URLs and storage. */
const rubbish = [
  // Percent escapes: truncated, out of range, overlong, half a character, or double-encoded.
  ...words('% %2 %zz %25 %2525 %E0%A4%A %E0%A4 %C0%AF %FF%FE %ED%A0%80 %00 %0D%0A %2F %5C %3F %23'),
  ...words('%2E%2E%2F %u0041 50%25-off'),
  // Characters that end a selector, a string, a tag or a regular expression.
  ...words('" \' < > ` \\ | ^ [ ] { } ( ) * + $ ! ~ , ; : @ & = . .. ... // /./ /x/../'),
  ...words('🏨 Größe 宿泊 حجز \u202E \u200B \uFEFF e\u0301 {{7*7}} javascript:alert(1)'),
  '"><script>alert(1)</script>',
  // Inherited property names, and values that are not strings.
  ...words('__proto__ constructor toString hasOwnProperty undefined null NaN true -1 1e999'),
  ...words('{ [] {} [null] {"__proto__":{"x":1}} [[[[[[[[ {"length":1000000000}'),
  'a'.repeat(1500),
];

const anchors = words(
  'body-guest.address.city response-200.data.units.count source-1 next-steps __docusaurus_skipToContent_fallback',
);
/** Parameters that pages read from the query. */
const parameters = words(
  'q auth webhooks has sort dir docusaurus-theme docusaurus-data-theme-choice docusaurus-data-x%20y',
);
/** Keys that the site reads from `localStorage`. */
const keys = words(
  'theme-4be docusaurus.announcement.dismiss-4be docusaurus.announcement.id-4be ' +
    'docs-preferred-version-default-4be sample-language',
);

/**
 * Generates malformed visits. There are equally many visits of each kind.
 *
 * @param seed any integer; the same seed gives the same visits
 * @param count number of visits
 * @param routes paths of the site's pages
 */
export function badVisits(seed: number, count: number, routes: readonly string[]): BadVisit[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const some = () => pick(rubbish) + pick(['', pick(rubbish)]);
  const misspelt = (text: string) => {
    const at = Number(pick(Object.keys(text)));
    return text.slice(0, at) + pick(['', pick(rubbish)]) + text.slice(at + 1);
  };
  const misspeltRoute = (route: string) => `/${misspelt(route.slice(1) || 'docs')}`;
  const escaped = (text: string) =>
    text.replace(/[^%]/g, (one) => pick([one, `%${one.charCodeAt(0).toString(16)}`]));
  const kinds: ((route: string) => Partial<BadVisit>)[] = [
    () => ({address: `${pick(['', '/docs', '/blog', '/api-reference'])}/${some()}`}),
    (route) => ({address: `${route}/${some()}`}),
    (route) => ({address: route.replaceAll('/', () => `/${pick(rubbish)}`)}),
    (route) => ({address: misspeltRoute(route)}),
    (route) => ({address: route.toUpperCase()}),
    (route) => ({address: route + pick(words('.html .php /index.html .json ;v=1 , / // /. /..'))}),
    (route) => ({address: `${route}#${some()}`}),
    (route) => ({address: `${route}#${misspelt(pick(anchors))}`}),
    (route) => ({address: `${route}#${escaped(escaped(pick(anchors))).slice(0, -1)}`}),
    (route) => ({address: `${route}?${some()}=${some()}&${some()}`}),
    (route) => ({address: `${route}?${pick(parameters)}=${some()}&${pick(parameters)}=${some()}`}),
    (route) => ({address: `${misspeltRoute(route)}?${some()}#${some()}`}),
    () => ({storage: Object.fromEntries(keys.map((key) => [key, some()]))}),
    () => ({storage: false, address: `/${some()}`}),
    () => ({state: pick([0, '', 'x', [], {key: {}}, {key: '__proto__', idx: -1}, true])}),
  ];
  return Array.from({length: count}, (_, index) => {
    const address = pick(routes);
    return {address, storage: {}, state: null, ...kinds[index % kinds.length]?.(address)};
  });
}
