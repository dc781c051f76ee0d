import type {ReactNode} from 'react';
import SegmentedControl from '../../../components/SegmentedControl';

type Choice = {value: string; label: string};

/**
 * Renders the choice of a connection route at the top of a guide. pms.css shows the chosen one; no script is needed.
 *
 * @param choices the routes, as JSON
 */
export default function RouteChoice({choices}: {choices: string}): ReactNode {
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
