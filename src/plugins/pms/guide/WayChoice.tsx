import {useLocation} from '@docusaurus/router';
import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import SegmentedControl from '../../../components/SegmentedControl';
import {hideUnreachable} from '../../../site/hideUnreachable';
import {choose, storeQuery} from '../../../site/address/queryInAddress';

type Choice = {value: string; label: string};

/** Stores the chosen way in the URL, so that a reload and a shared link show it, whatever the anchor is. */
const store = (way: string) => storeQuery(way, 'way');

/** Hides the links to sections of another way in both tables of contents. */
const updateContents = () =>
  document.querySelectorAll('.table-of-contents, .toc-fold').forEach(hideUnreachable);

/**
 * Chooses the way in the URL: `?way=2`, that of the anchor's part, or in earlier links `#pms-way-2`. Another URL gets the
 * way that is chosen.
 */
function restore(control: HTMLElement) {
  const {search, hash} = window.location;
  const way = new URLSearchParams(search).get('way');
  const target = document.getElementById(hash.slice(1));
  const wanted = way ?? target?.closest<HTMLElement>('[data-way]')?.dataset.way;
  const named = wanted ? document.getElementById(`pms-way-${wanted}`) : target;
  if (choose(named) && !way) target?.scrollIntoView();
  const chosen = control.querySelector<HTMLInputElement>(':checked');
  if (chosen && chosen.value !== (way ?? '1')) store(chosen.value);
  updateContents();
}

/**
 * Renders the choice of a way to connect at the top of a guide. pms.css shows the chosen one; no script is needed.
 *
 * @param choices the ways, as JSON
 */
export default function WayChoice({choices}: {choices: string}): ReactNode {
  const control = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => restore(control.current!), [location]);
  return (
    <div
      ref={control}
      className="pms-way"
      data-ignore="all"
      onChange={({target}: FormEvent) => {
        store((target as HTMLInputElement).value);
        updateContents();
      }}
    >
      <SegmentedControl
        legend="Way to connect"
        name="pms-way"
        choices={JSON.parse(choices) as Choice[]}
      />
    </div>
  );
}
