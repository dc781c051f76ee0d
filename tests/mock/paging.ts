import type {Behaviour} from '../../mock/src/faults';
import type {Exchange} from '../../mock/src/exchange';

type Answer = NonNullable<Behaviour['answer']>;
type List = {
  success: boolean;
  data?: unknown[];
  meta?: {limit: number; cursors?: Record<string, string>};
};

/** The page size of a request without one. */
const defaultLimit = 10;

const addressOf = ({url}: Exchange) => new URL(url, 'http://127.0.0.1');

/** Changes the pages of lists with cursors, and no other answer. */
function withPages(answer: Answer, change: (page: List, exchange: Exchange) => List): Answer {
  return (exchange) => {
    const answered = answer(exchange);
    const page = answered?.body as List | undefined;
    return page?.meta?.cursors ? {...answered, body: change(page, exchange)} : answered;
  };
}

/** Lists that ignore the requested page size. */
export const ignoringLimit =
  (answer: Answer): Answer =>
  (exchange) => {
    const url = addressOf(exchange);
    url.searchParams.delete('limit');
    return answer({...exchange, url: url.pathname + url.search});
  };

/** Lists that return their first page as if it were all. */
export const cutShort = (answer: Answer): Answer =>
  withPages(ignoringLimit(answer), ({data}) => ({success: true, data}));

/** Lists that return all of their items at once, without cursors. */
export const withoutCursors = (answer: Answer): Answer =>
  withPages(answer, ({data}) => ({success: true, data}));

/** Lists whose every page names the second one as the next. */
export const circular = (answer: Answer): Answer =>
  withPages(answer, (page, exchange) => ({
    ...page,
    meta: {
      limit: page.meta?.limit ?? defaultLimit,
      cursors: {current: addressOf(exchange).searchParams.get('cursors') ?? '1', next: '2'},
    },
  }));

/** Lists that always name a next page, also after the last item. */
export const endless = (answer: Answer): Answer =>
  withPages(answer, (page, exchange) => {
    const current = Number(addressOf(exchange).searchParams.get('cursors') ?? 1);
    const cursors = {current: String(current), next: String(current + 1)};
    return {...page, meta: {limit: page.meta?.limit ?? defaultLimit, cursors}};
  });
