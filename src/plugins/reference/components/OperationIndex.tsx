// Renders the list of all operations with a filter. Without JavaScript, the list is unfiltered.
import Link from '@docusaurus/Link';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {hideUnreachable} from '../../../site/hideUnreachable';
import {storeQuery} from '../../../site/queryInAddress';
import SegmentedControl from '../../../components/SegmentedControl';
import ReferenceHtml from './ReferenceHtml';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the text that the filter searches: an operation's visible text and its hidden keywords. */
const textOf = ({textContent, dataset}: HTMLElement) =>
  `${textContent} ${dataset.words}`.toLowerCase();

/** The classes of the links and headings in AllOperations. */
const contents = {
  linkClassName: 'table-of-contents__link',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/** The APIs that the reader can choose. */
const apis = [
  {value: '', label: 'All'},
  {value: 'v2', label: 'v2'},
  {value: 'common', label: 'Common'},
  {value: 'v1', label: 'v1'},
];

const apiButtons = '[name="operation-api"]';

/**
 * Shows only the operations of the chosen API that contain every word of the query, and hides empty groups and the links
 * to them. Expands the list of version 1 if it is chosen or searched.
 *
 * @param api value of `apis`
 * @returns the number of operations shown
 */
function filter(list: HTMLElement, query: string, api: string): number {
  const words = wordsOf(query);
  let shown = 0;
  for (const item of list.querySelectorAll<HTMLElement>('li[data-words]')) {
    const text = textOf(item);
    const isOfApi = !api || item.closest<HTMLElement>('[data-api]')?.dataset.api === api;
    item.hidden = !isOfApi || !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of list.querySelectorAll<HTMLElement>(
    '.ref-named, .ref-group, .ref-description',
  )) {
    group.hidden = !group.querySelector('[data-words]:not([hidden])');
  }
  hideUnreachable(list.querySelector('.ref-contents'));
  const fold = list.querySelector('details');
  if (fold) fold.open = api === 'v1' || words.length > 0;
  return shown;
}

const countText = (shown: number): string =>
  shown === 0
    ? 'Nothing matches.'
    : `${shown} ${shown === 1 ? 'operation matches' : 'operations match'}.`;

export default function OperationIndex({html}: {html: string}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The query with the number of operations shown; undefined without a query. */
  const [result, setResult] = useState<{query: string; shown: number}>();
  useTOCHighlight(contents);

  function apply() {
    const query = input.current?.value ?? '';
    const api = root.current?.querySelector<HTMLInputElement>(`${apiButtons}:checked`)?.value ?? '';
    storeQuery(query);
    storeQuery(api, 'api');
    if (root.current) {
      const shown = filter(root.current, query, api);
      setResult(query.trim() ? {query, shown} : undefined);
    }
  }

  useEffect(() => {
    // What the reader typed or chose before hydration takes precedence over the URL.
    const stored = new URLSearchParams(window.location.search);
    if (input.current) input.current.value ||= stored.get('q') ?? '';
    const [all, ...buttons] = root.current?.querySelectorAll<HTMLInputElement>(apiButtons) ?? [];
    const button = buttons.find(({value}) => value === stored.get('api'));
    // A click, because React would not notice a change of `checked`, nor the reader's return to the first button.
    if (all?.checked && button) button.click();
    else apply();
  }, []);

  return (
    <div ref={root} onChange={apply}>
      <div className="ref-filter" data-ignore="all">
        <input
          ref={input}
          id="operation-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Filter operations"
          placeholder="Filter by method, path, resource or meaning"
          aria-describedby="operation-filter-result"
        />
        <SegmentedControl className="segmented" legend="API" name="operation-api" choices={apis} />
        <p id="operation-filter-result" aria-live="polite">
          {/* The key replaces the text: a browser that translates pages moves texts to other elements. */}
          <span key={result?.shown}>{result && countText(result.shown)}</span>{' '}
          {result?.shown === 0 && (
            <Link to={`/search?q=${encodeURIComponent(result.query.trim())}`}>
              Search all pages
            </Link>
          )}
        </p>
      </div>
      <ReferenceHtml html={html} />
    </div>
  );
}
