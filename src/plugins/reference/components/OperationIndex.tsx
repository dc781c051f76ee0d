// Renders the list of all operations with a filter. Without JavaScript, the list is unfiltered.
import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {apiNames} from '../../../../openapi/apis.mjs';
import {hideUnreachable} from '../../../site/hideUnreachable';
import {restoreChoice, storeQuery} from '../../../site/address/queryInAddress';
import SegmentedControl from '../../../components/SegmentedControl';
import ReferenceHtml from './ReferenceHtml';

/** Marks the link to the last heading that has reached the filter. The theme's function marks one below the filter. */
function markCurrent() {
  const line = document.querySelector('.ref-filter')!.getBoundingClientRect().bottom + 48;
  const headings = [...document.querySelectorAll('.ref-description .anchor')];
  const reached = headings.filter(
    (heading) => heading.checkVisibility() && heading.getBoundingClientRect().top < line,
  );
  const current = (reached.at(-1) ?? headings[0])?.id;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.ref-contents a')) {
    link.ariaCurrent = link.hash === `#${current}` ? 'true' : null;
  }
}

/** The APIs that the reader can choose. */
const apis = [
  {value: '', label: 'All'},
  ...apiNames.map((value) => ({value, label: value === 'common' ? 'Common' : value})),
];

/**
 * Shows only the operations of the chosen API that contain every word of the query, and hides empty groups and the links
 * to them. Expands the list of version 1 if it is chosen or searched. Stores the fields in the URL.
 *
 * @returns the query with the number of operations shown; undefined without a query
 */
function filter(form: HTMLFormElement): {query: string; shown: number} | undefined {
  const fields = Object.fromEntries(new FormData(form)) as {q: string; api: string};
  for (const [name, value] of Object.entries(fields)) storeQuery(value, name);
  const words = fields.q.toLowerCase().split(/\s+/).filter(Boolean);
  const ofApi = fields.api ? `[data-api='${fields.api}'] *` : '*';
  let shown = 0;
  for (const item of document.querySelectorAll<HTMLElement>('[data-words]')) {
    // The visible text of an operation, and its hidden keywords.
    const text = `${item.textContent} ${item.dataset.words}`.toLowerCase();
    item.hidden = !item.matches(ofApi) || !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('.ref-group, .ref-description')) {
    group.hidden = !group.querySelector('[data-words]:not([hidden])');
  }
  hideUnreachable(document.querySelector('.ref-contents'));
  const fold = document.querySelector<HTMLDetailsElement>('.ref-description > details');
  if (fold) fold.open = (fields.api && fold.matches(ofApi)) || words.length > 0;
  return words.length > 0 ? {query: fields.q.trim(), shown} : undefined;
}

const countText = (shown: number): string =>
  shown === 0
    ? 'Nothing matches.'
    : `${shown} ${shown === 1 ? 'operation matches' : 'operations match'}.`;

export default function OperationIndex({html}: {html: string}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ReturnType<typeof filter>>();

  useEffect(() => {
    // What the reader typed or chose before hydration takes precedence over the URL.
    input.current!.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
    restoreChoice(form.current!, 'api');
    setResult(filter(form.current!));
    markCurrent();
    document.addEventListener('scroll', markCurrent);
    return () => document.removeEventListener('scroll', markCurrent);
  }, []);

  return (
    <>
      <form
        ref={form}
        className="ref-filter"
        data-ignore="all"
        onChange={({currentTarget}) => setResult(filter(currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={input}
          id="operation-filter"
          name="q"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Filter operations"
          placeholder="Filter by method, path, resource or meaning"
          aria-describedby="operation-filter-result"
        />
        <SegmentedControl legend="API" name="api" choices={apis} />
        <p id="operation-filter-result" aria-live="polite">
          {/* The key replaces the text: a browser that translates pages moves texts to other elements. */}
          <span key={result?.shown}>{result && countText(result.shown)}</span>{' '}
          {result?.shown === 0 && (
            <Link to={`/search?q=${encodeURIComponent(result.query)}`}>Search all pages</Link>
          )}
        </p>
      </form>
      <ReferenceHtml html={html} />
    </>
  );
}
