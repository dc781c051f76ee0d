import type {ReactNode} from 'react';
import {CopyIcon} from '../../../components/CodeFrame/CopyButton';
import type {BlockOf} from '../blocks/blocks';
import {CallPath, Method} from './Call';
import Facts from './Facts';

/**
 * Renders the box at the top of an operation page: method and path, hosts, and facts such as the version.
 */
export default function CallBox({method, path, hosts, facts}: BlockOf<'call-box'>): ReactNode {
  const all = hosts.flatMap(({url}, index) => [...(index > 0 ? [', '] : []), {code: url}]);
  return (
    <div className="ref-call-box">
      <p className="ref-call" data-part="call" data-ignore="search">
        <Method method={method} /> <CallPath path={path} />
        {/* ../static/js/reference.js handles clicks. The button is hidden until the script has run. */}
        <button
          type="button"
          className="small-button small-button--icon"
          aria-label="Copy the path"
          value={path}
        >
          <CopyIcon />
        </button>
      </p>
      <Facts
        className="ref-meta"
        data-part="call-facts"
        data-ignore="search"
        facts={[{label: 'Hosts', value: all}, ...facts]}
      />
    </div>
  );
}
