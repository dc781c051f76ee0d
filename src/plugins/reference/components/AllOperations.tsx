// Lists every operation of the contract, by API and resource. OperationIndex adds a filter above the list.
import type {ReactNode} from 'react';
import type {Api} from '../contract/model';
import Chip from '../../../components/Chip';
import OperationList from './OperationList';

/** Links to the resources of each API. On wide screens, it is at the left of the list. OperationIndex marks the current one. */
function Contents({apis}: {apis: Api[]}): ReactNode {
  return (
    <nav className="ref-contents" aria-label="Resources" data-ignore="all">
      <div>
        {apis.map(({name, title, resources}) => (
          <ul key={name} className="clean-list">
            <li>
              <a className="table-of-contents__link" href={`#${name}`}>
                {title}
              </a>
            </li>
            {resources.map((resource) => (
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

function ApiOperations({name, title, description, deprecated, resources}: Api): ReactNode {
  const groups = resources.map((resource) => (
    <div key={resource.name} className="ref-group">
      <h3 className="anchor" id={`${name}-${resource.name}`}>
        {resource.displayName}
      </h3>
      <OperationList of={resource} />
    </div>
  ));
  return (
    <div className="ref-description" data-api={name}>
      <h2 className="anchor margin--none" id={name}>
        {title} {deprecated && <Chip isColoured>deprecated</Chip>}
      </h2>
      <p>{description}</p>
      {deprecated ? (
        <details className="fold">
          <summary>Operations of version 1</summary>
          {groups}
        </details>
      ) : (
        groups
      )}
    </div>
  );
}

export default function AllOperations({apis}: {apis: Api[]}): ReactNode {
  return (
    <>
      <Contents apis={apis} />
      {apis.map((api) => (
        <ApiOperations key={api.name} {...api} />
      ))}
    </>
  );
}
