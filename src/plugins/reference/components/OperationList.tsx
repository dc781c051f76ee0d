import type {ReactNode} from 'react';
import type {BlockOf} from '../blocks/blocks';
import {evidenceMark} from '../blocks/evidence';
import {parseInline, plain} from '../blocks/inline';
import Chip from '../../../components/Chip';
import type {AnyOperation, NamedOperation} from '../contract/model';
import {CallPath, Method} from './Call';
import InlineText from './InlineText';

/** Returns keywords that the filter searches but the page does not show. */
const wordsOf = ({operationId, version, api, resource, folder, description}: NamedOperation) =>
  [operationId, version, api, resource, folder, plain(parseInline(description))].join(' ');

/** Shown in place of the path if only the name of the operation is known. */
const unknownMark = (
  <span className="evidence-mark" data-part="evidence" data-evidence="unknown">
    not documented yet
  </span>
);

type ItemProps = {operation: AnyOperation; isBrief?: boolean | undefined};

function OperationItem({operation, isBrief}: ItemProps): ReactNode {
  const {summary, route, deprecated} = operation;
  const call = operation.kind === 'unknown' ? undefined : operation;
  const words = isBrief ? undefined : wordsOf(operation);
  return (
    <li className="ref-operation" data-part="operation" data-words={words}>
      <Method method={call?.method ?? '–'} data-part={call && 'method'} />
      <div>
        <a href={route} data-part="title">
          {summary}
        </a>{' '}
        {deprecated === 'operation' && <Chip isColoured>deprecated</Chip>}
        {call && <InlineText run={evidenceMark(call.evidence)} />}
      </div>
      {call ? !isBrief && <CallPath path={call.fullPath} data-part="path" /> : unknownMark}
    </li>
  );
}

/** Renders a list of operations with a row for each. */
export default function OperationList({
  of: {operations, unknownOperations = []},
  isBrief,
}: Omit<BlockOf<'operations'>, 'kind'>): ReactNode {
  return (
    <ul className="ref-operations" data-part="operations" data-ignore="search">
      {[...operations, ...unknownOperations].map((operation) => (
        <OperationItem key={operation.key} operation={operation} isBrief={isBrief} />
      ))}
    </ul>
  );
}
