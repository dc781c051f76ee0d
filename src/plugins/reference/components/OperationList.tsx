import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import {parseInline, plain} from '../blocks/inline';
import type {NamedOperation, Operation} from '../contract/model';
import {CallPath, Method} from './Call';
import {Mark} from './InlineText';

/** Returns keywords that the filter searches but the page does not show. */
const wordsOf = ({operationId, version, api, resource, folder, description}: NamedOperation) =>
  [operationId, version, api, resource, folder, plain(parseInline(description))].join(' ');

function OperationItem({operation}: {operation: Operation}): ReactNode {
  const {method, fullPath, summary, route, evidence} = operation;
  return (
    <li className="ref-operation" data-part="operation" data-words={wordsOf(operation)}>
      <Method method={method} data-part="method" />
      <div>
        <a href={route} data-part="title">
          {summary}
        </a>
        {evidence.level === 'inferred' && [' ', <Mark key="mark" mark="inferred" />]}
      </div>
      <CallPath path={fullPath} data-part="path" />
    </li>
  );
}

/** Renders a list of operations with a row for each, and a line with those that are known only by name. */
export default function OperationList({
  of: {operations, unknownOperations},
}: Pick<BlockOf<'operations'>, 'of'>): ReactNode {
  return (
    <>
      {operations.length > 0 && (
        <ul className="ref-operations" data-part="operations" data-ignore="search">
          {operations.map((operation) => (
            <OperationItem key={operation.key} operation={operation} />
          ))}
        </ul>
      )}
      {unknownOperations.length > 0 && (
        <div className="ref-named" data-ignore="search" data-evidence="unknown">
          <p>Not documented yet:</p>
          <ul>
            {unknownOperations.map((operation) => (
              <li key={operation.key} data-words={wordsOf(operation)}>
                <a href={operation.route}>{operation.summary}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
