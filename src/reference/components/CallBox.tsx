import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import {CallPath, Method} from './Call';
import Facts from './Facts';

/** The card of an operation's call: method and path, the hosts, and facts such as its version. Styles: callBox.css. */
export default function CallBox({method, path, hosts, facts}: BlockOf<'endpoint'>): ReactNode {
  const hostFacts = hosts.map(({label, url}) => ({label, value: [{code: url}]}));
  return (
    <div className="ref-endpoint">
      <p className="ref-call">
        <Method method={method} /> <CallPath path={path} />
      </p>
      <Facts className="ref-meta" facts={[...hostFacts, ...facts]} />
    </div>
  );
}
