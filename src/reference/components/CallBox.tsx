import type {ReactNode} from 'react';
import {CopyIcon} from '../../components/CodeFrame/CopyButton';
import type {BlockOf} from '../blocks/blocks';
import {CallPath, Method} from './Call';
import Facts from './Facts';

/** The card of an operation's call: method and path, the hosts, and facts such as its version. Styles: callBox.css. */
export default function CallBox({method, path, hosts, facts}: BlockOf<'endpoint'>): ReactNode {
  const all = hosts.flatMap(({url}, index) => [...(index > 0 ? [' · '] : []), {code: url}]);
  return (
    <div className="ref-endpoint">
      <p className="ref-call">
        <Method method={method} /> <CallPath path={path} />
        {/* ../static/js/reference.js runs it and shows it. */}
        <button type="button" className="small-button" aria-label="Copy the path" value={path}>
          <CopyIcon />
        </button>
      </p>
      <Facts className="ref-meta" facts={[{label: 'Hosts', value: all}, ...facts]} />
    </div>
  );
}
