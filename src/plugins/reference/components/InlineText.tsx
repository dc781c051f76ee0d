// Renders inline text: code, bold text, links, line breaks and evidence marks.
import type {ComponentProps, ReactNode} from 'react';
import BreakablePath from '../../../components/BreakablePath';
import {pathPieces} from '../../../site/pathPieces';
import type {TextPart} from '../blocks/inline';

type Props = {
  run: TextPart[];
  /** Allows code to wrap before each word of a camelCase name, for the header of a narrow column. */
  narrow?: boolean;
};

/** Renders inline code. Long paths and field names may wrap after their separators. */
function Code({code, narrow}: {code: string; narrow?: boolean}): ReactNode {
  const atSeparators = code.length > 16 ? pathPieces(code) : [code];
  const pieces = narrow ? code.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/) : atSeparators;
  return (
    <code>
      <BreakablePath path={code} pieces={pieces} />
    </code>
  );
}

/** Renders the mark of an inferred statement. The Markdown page has it in parentheses. */
export function Mark({mark, of, href}: Extract<TextPart, {mark: unknown}>): ReactNode {
  const Tag = href ? 'a' : 'span';
  return (
    <Tag href={href} className="evidence-mark" data-part="evidence" data-evidence={mark}>
      {of && `${of} `}
      {mark}
    </Tag>
  );
}

function FormattedText({
  part,
  narrow,
}: {
  part: Exclude<TextPart, string>;
  narrow?: boolean;
}): ReactNode {
  if ('code' in part) return <Code code={part.code} narrow={narrow} />;
  if ('break' in part) return <br />;
  if ('mark' in part) return <Mark {...part} />;
  const text = <InlineText run={'strong' in part ? part.strong : part.text} narrow={narrow} />;
  return 'strong' in part ? (
    <strong>{text}</strong>
  ) : (
    <a href={part.href} id={part.id}>
      {text}
    </a>
  );
}

export default function InlineText({run, narrow}: Props): ReactNode {
  return run.map((part, index) =>
    typeof part === 'string' ? part : <FormattedText key={index} part={part} narrow={narrow} />,
  );
}

type ParagraphProps = {run: TextPart[]} & Omit<ComponentProps<'p'>, 'children'>;

/** Renders inline text as a paragraph, or nothing if the text is empty. */
export function Paragraph({run, ...attributes}: ParagraphProps): ReactNode {
  return (
    run.length > 0 && (
      <p {...attributes}>
        <InlineText run={run} />
      </p>
    )
  );
}
