// Renders the list of all operations with a filter. Without JavaScript, the list is unfiltered.
import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {storeQuery} from '../../../site/queryInAddress';
import ReferenceHtml from './ReferenceHtml';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the text that the filter searches: an operation's visible text and its hidden keywords. */
const textOf = ({textContent, dataset}: HTMLElement) =>
  `${textContent} ${dataset.words}`.toLowerCase();

/**
 * Shows only the operations that contain every word of the query, and hides empty groups. Expands the list of version 1
 * if it is searched.
 *
 * @returns the number of operations shown
 */
function filter(list: HTMLElement, query: string): number {
  const words = wordsOf(query);
  let shown = 0;
  for (const item of list.querySelectorAll<HTMLElement>('li[data-words]')) {
    const text = textOf(item);
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of list.querySelectorAll<HTMLElement>(
    '.ref-named, .ref-group, .ref-description',
  )) {
    group.hidden = !group.querySelector('[data-words]:not([hidden])');
  }
  const fold = list.querySelector('details');
  if (fold) fold.open = words.length > 0;
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

  function apply() {
    const query = input.current?.value ?? '';
    storeQuery(query);
    if (root.current) {
      const shown = filter(root.current, query);
      setResult(query.trim() ? {query, shown} : undefined);
    }
  }

  useEffect(() => {
    // What the reader typed before hydration takes precedence over the URL.
    const stored = new URLSearchParams(window.location.search).get('q');
    if (input.current) input.current.value ||= stored ?? '';
    apply();
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
          placeholder="Filter by method, path, version or meaning"
          aria-describedby="operation-filter-result"
        />
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
