// Lists every operation of the contract, by API and resource. OperationIndex adds a filter above the list.
import type {ReactNode} from 'react';
import {operationLines} from '../blocks/links';
import type {Contract, Description} from '../contract/model';
import Chip from '../../../components/Chip';
import OperationList from './OperationList';

/** v2 comes first, because new integrations use it. */
const order = ['v2', 'common', 'v1'] as const;

/** Download formats of an OpenAPI document: file extension and link text. */
const downloads = [
  ['yaml', 'YAML'],
  ['json', 'JSON'],
  ['d.ts', 'TypeScript'],
];

function Downloads({name}: {name: string}): ReactNode {
  return (
    <p className="ref-downloads">
      OpenAPI 3.1:
      {downloads.map(([ending, shown]) => [
        ' ',
        <a
          key={ending}
          href={`/openapi/${name}.${ending}`}
          download
          aria-label={`${name} as ${shown}`}
        >
          {shown}
        </a>,
      ])}
    </p>
  );
}

function DescriptionOperations({description}: {description: Description}): ReactNode {
  const {name, title, text, resources} = description;
  return (
    <div className="ref-description">
      <div className="ref-description-head">
        <h2 id={name}>
          {title}
          {name === 'v1' && (
            <>
              {' '}
              <Chip isFilled>deprecated</Chip>
            </>
          )}
        </h2>
        <Downloads name={name} />
      </div>
      <p>{text}</p>
      <ul className="chips" data-part="tags" data-ignore="all">
        {resources.map((resource) => (
          <li key={resource.name}>
            <Chip href={`#${name}-${resource.name}`}>{resource.displayName}</Chip>
          </li>
        ))}
      </ul>
      {resources.map((resource) => (
        <div key={resource.name} className="ref-group">
          <h3 id={`${name}-${resource.name}`}>{resource.displayName}</h3>
          {/* The tag is redundant, because the heading already says that v1 is deprecated. */}
          <OperationList
            operations={operationLines(resource).map((line) => ({
              ...line,
              tags: line.tags.filter((tag) => tag !== 'deprecated'),
            }))}
          />
        </div>
      ))}
    </div>
  );
}

export default function AllOperations({contract}: {contract: Contract}): ReactNode {
  return order.map((name) => (
    <DescriptionOperations key={name} description={contract.descriptions[name]} />
  ));
}
