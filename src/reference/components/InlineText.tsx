import {Fragment, type ReactNode} from 'react';
import {pathPieces} from '../../site/pathPieces';
import type {TextPart} from '../blocks/inline';

type Props = {
  run: TextPart[];
  /** At the head of a narrow column: the name of a field may be broken before each of its words. */
  narrow?: boolean;
};

/** Code; a long path or field name may be broken behind its separators. */
function Code({code, narrow}: {code: string; narrow?: boolean}): ReactNode {
  const whole = code.length > 16 ? pathPieces(code) : [code];
  const pieces = narrow ? code.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/) : whole;
  return (
    <code>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}

function Part({part, narrow}: {part: Exclude<TextPart, string>; narrow?: boolean}): ReactNode {
  if ('code' in part) return <Code code={part.code} narrow={narrow} />;
  if ('break' in part) return <br />;
  const text = <InlineText run={'strong' in part ? part.strong : part.text} narrow={narrow} />;
  return 'strong' in part ? <strong>{text}</strong> : <a href={part.href}>{text}</a>;
}

/** A run of text. */
export default function InlineText({run, narrow}: Props): ReactNode {
  return run.map((part, index) =>
    typeof part === 'string' ? part : <Part key={index} part={part} narrow={narrow} />,
  );
}

type ParagraphProps = {run: TextPart[]; className: string; 'data-mdast'?: 'ignore' | undefined};

/** A run of text as a paragraph; nothing when it is empty. */
export function Paragraph({run, ...attributes}: ParagraphProps): ReactNode {
  return (
    run.length > 0 && (
      <p {...attributes}>
        <InlineText run={run} />
      </p>
    )
  );
}
