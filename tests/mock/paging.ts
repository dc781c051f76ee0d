// Changes how the mock paginates lists, to simulate the mistakes of a PMS.
import type {Behaviour} from '../../mock/src/faults';
import type {Exchange} from '../../mock/src/exchange';

type Answer = NonNullable<Behaviour['answer']>;
type List = {
  success: boolean;
  data?: unknown[];
  meta?: {limit: number; cursors?: Record<string, string>};
};

/** Page size of a request without `limit`. */
const defaultLimit = 10;

const addressOf = ({url}: Exchange) => new URL(url, 'http://127.0.0.1');

/** Changes only responses that are pages of a list with cursors. */
function withPages(answer: Answer, change: (page: List, exchange: Exchange) => List): Answer {
  return (exchange) => {
    const answered = answer(exchange);
    const page = answered?.body as List | undefined;
    return page?.meta?.cursors ? {...answered, body: change(page, exchange)} : answered;
  };
}

/** Makes lists ignore the requested page size. */
export const ignoringLimit =
  (answer: Answer): Answer =>
  (exchange) => {
    const url = addressOf(exchange);
    url.searchParams.delete('limit');
    return answer({...exchange, url: url.pathname + url.search});
  };

/** Makes lists return only their first page, without cursors. */
export const cutShort = (answer: Answer): Answer =>
  withPages(ignoringLimit(answer), ({data}) => ({success: true, data}));

/** Makes lists return their pages without cursors. */
export const withoutCursors = (answer: Answer): Answer =>
  withPages(answer, ({data}) => ({success: true, data}));

/** Makes every page of a list name page 2 as the next. */
export const circular = (answer: Answer): Answer =>
  withPages(answer, (page, exchange) => ({
    ...page,
    meta: {
      limit: page.meta?.limit ?? defaultLimit,
      cursors: {current: addressOf(exchange).searchParams.get('cursors') ?? '1', next: '2'},
    },
  }));

/** Makes every page of a list name a next page, even the last. */
export const endless = (answer: Answer): Answer =>
  withPages(answer, (page, exchange) => {
    const current = Number(addressOf(exchange).searchParams.get('cursors') ?? 1);
    const cursors = {current: String(current), next: String(current + 1)};
    return {...page, meta: {limit: page.meta?.limit ?? defaultLimit, cursors}};
  });
