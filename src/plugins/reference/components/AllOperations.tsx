// Lists every operation of the contract, by API and resource. OperationIndex adds a filter above the list.
import type {ReactNode} from 'react';
import type {Contract, Api} from '../contract/model';
import Chip from '../../../components/Chip';
import OperationList from './OperationList';

/** v2 comes first, because new integrations use it. */
const order = ['v2', 'common', 'v1'] as const;

/** Links to the resources of each API. On wide screens, it is at the left of the list. OperationIndex marks the current one. */
function Contents({contract}: {contract: Contract}): ReactNode {
  return (
    <nav className="ref-contents" aria-label="Resources" data-ignore="all">
      <div>
        {order.map((name) => (
          <ul key={name} className="clean-list">
            <li>
              <a className="table-of-contents__link" href={`#${name}`}>
                {contract.apis[name].title}
              </a>
            </li>
            {contract.apis[name].resources.map((resource) => (
              <li key={resource.name}>
                <a className="table-of-contents__link" href={`#${name}-${resource.name}`}>
                  {resource.displayName}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}

function Resources({name, resources}: Api): ReactNode {
  return resources.map((resource) => (
    <div key={resource.name} className="ref-group">
      <h3 className="anchor" id={`${name}-${resource.name}`}>
        {resource.displayName}
      </h3>
      <OperationList of={resource} />
    </div>
  ));
}

function ApiOperations({api}: {api: Api}): ReactNode {
  const {name, title, description} = api;
  return (
    <div className="ref-description" data-api={name}>
      <h2 className="anchor" id={name}>
        {title} {name === 'v1' && <Chip isColoured>deprecated</Chip>}
      </h2>
      <p>{description}</p>
      {name === 'v1' ? (
        <details className="fold">
          <summary>Operations of version 1</summary>
          <Resources {...api} />
        </details>
      ) : (
        <Resources {...api} />
      )}
    </div>
  );
}

export default function AllOperations({contract}: {contract: Contract}): ReactNode {
  return (
    <>
      <Contents contract={contract} />
      {order.map((name) => (
        <ApiOperations key={name} api={contract.apis[name]} />
      ))}
    </>
  );
}
