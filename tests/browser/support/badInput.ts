// Generates random visits with bad URLs, storage or history state.
import {randomNumbers} from '../../../mock/src/faults';
import {readData} from '../../support/readRows';

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

const data = readData<Record<'rubbish' | 'anchors' | 'parameters' | 'keys', string[]>>(
  'tests/browser/support/badInput.yaml',
);
const wordsOf = (name: keyof typeof data) => words(data[name].join(' '));
const [anchors, parameters, keys] = [wordsOf('anchors'), wordsOf('parameters'), wordsOf('keys')];
const rubbish = [...wordsOf('rubbish'), 'a'.repeat(1500)];

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
