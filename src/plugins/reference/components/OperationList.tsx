import type {ReactNode} from 'react';
import type {BlockOf, OperationLine} from '../blocks/blocks';
import Chip from '../../../components/Chip';
import {CallPath, Method} from './Call';
import InlineText from './InlineText';

type ItemProps = {operation: OperationLine; titlesOnlyInMarkdown: boolean | undefined};

function OperationItem({operation, titlesOnlyInMarkdown}: ItemProps): ReactNode {
  const {call, title, href, text, words, tags} = operation;
  const rest = {'data-ignore': titlesOnlyInMarkdown ? ('all' as const) : undefined};
  return (
    <li className="ref-operation" data-part="operation" data-words={words}>
      {call ? <Method method={call.method} data-part="method" /> : <span />}
      <div>
        <a href={href} data-part="title">
          {title}
        </a>
        {tags.map((tag) => [' ', <Chip key={tag}>{tag}</Chip>])}
        <p data-part="text" {...rest}>
          <InlineText run={text} />
        </p>
      </div>
      {call && <CallPath path={call.path} data-part="path" {...rest} />}
    </li>
  );
}

type Props = Pick<BlockOf<'operations'>, 'operations' | 'titlesOnlyInMarkdown'>;

/**
 * Renders a list of operations, each with its method, title, path and description. With `titlesOnlyInMarkdown`, the
 * Markdown page lists only titles.
 */
export default function OperationList({operations, titlesOnlyInMarkdown}: Props): ReactNode {
  return (
    <ul className="ref-operations" data-part="operations" data-ignore="search">
      {operations.map((operation) => (
        <OperationItem
          key={operation.href}
          operation={operation}
          titlesOnlyInMarkdown={titlesOnlyInMarkdown}
        />
      ))}
    </ul>
  );
}
