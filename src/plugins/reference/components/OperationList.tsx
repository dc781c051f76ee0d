import type {ReactNode} from 'react';
import type {BlockOf, OperationLine} from '../blocks/blocks';
import Chip from '../../../components/Chip';
import {CallPath, Method} from './Call';
import InlineText from './InlineText';

type ItemProps = {operation: OperationLine; titlesOnlyInMarkdown: boolean | undefined};

function OperationItem({operation, titlesOnlyInMarkdown}: ItemProps): ReactNode {
  const {call, title, href, text, words, tags} = operation;
  const rest = {'data-mdast': titlesOnlyInMarkdown && 'ignore'};
  return (
    <li className="ref-operation" data-words={words}>
      {call ? <Method method={call.method} /> : <span />}
      <div>
        <a href={href}>{title}</a>
        {tags.map((tag) => [' ', <Chip key={tag}>{tag}</Chip>])}
        <p {...rest}>
          <InlineText run={text} />
        </p>
      </div>
      {call && <CallPath path={call.path} {...rest} />}
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
    <ul className="ref-operations">
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
