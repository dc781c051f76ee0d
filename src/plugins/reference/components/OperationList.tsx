import type {ReactNode} from 'react';
import type {BlockOf, OperationLine} from '../blocks/blocks';
import {CallPath, Method} from './Call';
import {Mark} from './InlineText';

function OperationItem({operation}: {operation: OperationLine}): ReactNode {
  const {call, title, href, words, isInferred} = operation;
  return (
    <li className="ref-operation" data-part="operation" data-words={words}>
      {call && <Method method={call.method} data-part="method" />}
      <div>
        <a href={href} data-part="title">
          {title}
        </a>
        {isInferred && [' ', <Mark key="mark" mark="inferred" />]}
      </div>
      {call && <CallPath path={call.path} data-part="path" />}
    </li>
  );
}

/** Renders a list of operations with a row for each, and a line with those that aren't documented yet. */
export default function OperationList({operations, named}: BlockOf<'operations'>): ReactNode {
  return (
    <>
      {operations.length > 0 && (
        <ul className="ref-operations" data-part="operations" data-ignore="search">
          {operations.map((operation) => (
            <OperationItem key={operation.href} operation={operation} />
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <div className="ref-named" data-ignore="search" data-evidence="unknown">
          <p>Not documented yet:</p>
          <ul>
            {named.map(({href, title, words}) => (
              <li key={href} data-words={words}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
