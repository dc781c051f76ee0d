import {type FormEvent, type ReactNode, useEffect} from 'react';
import SegmentedControl from '../../../components/SegmentedControl';

type Choice = {value: string; label: string};

/** Checks the radio button that the address names. */
function restore() {
  const named = document.getElementById(window.location.hash.slice(1));
  if (named instanceof HTMLInputElement) named.checked = true;
}

/** Puts the chosen radio button into the address, so that readers can share it. */
const store = ({target}: FormEvent) =>
  window.history.replaceState(window.history.state, '', `#${(target as Element).id}`);

/**
 * Renders the choice of a way to connect at the top of a guide. pms.css shows the chosen one; no script is needed.
 *
 * @param choices the ways, as JSON
 */
export default function WayChoice({choices}: {choices: string}): ReactNode {
  useEffect(restore, []);
  return (
    <div className="margin-bottom--md" data-ignore="all" onChange={store}>
      <SegmentedControl
        legend="Way to connect"
        name="pms-way"
        choices={JSON.parse(choices) as Choice[]}
      />
    </div>
  );
}
