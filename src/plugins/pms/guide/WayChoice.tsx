import type {ReactNode} from 'react';
import SegmentedControl from '../../../components/SegmentedControl';

type Choice = {value: string; label: string};

/**
 * Renders the choice of a way to connect at the top of a guide. pms.css shows the chosen one; no script is needed.
 *
 * @param choices the ways, as JSON
 */
export default function WayChoice({choices}: {choices: string}): ReactNode {
  return (
    <div className="margin-bottom--md" data-ignore="all">
      <SegmentedControl
        legend="Your route"
        name="pms-route"
        choices={JSON.parse(choices) as Choice[]}
      />
    </div>
  );
}
