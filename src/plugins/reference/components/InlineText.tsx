// Renders inline text: code, bold text, links and evidence marks.
import type {ComponentProps, ReactNode} from 'react';
import BreakablePath from '../../../components/BreakablePath';
import type {TextPart} from '../blocks/inline';

/** Renders the mark of an inferred statement. The Markdown page has it in parentheses. */
function Mark({mark, of, href}: Extract<TextPart, {mark: unknown}>): ReactNode {
  const Tag = href ? 'a' : 'span';
  return (
    <Tag href={href} className="evidence-mark" data-part="evidence" data-evidence={mark}>
      {of && `${of} `}
      {mark}
    </Tag>
  );
}

function FormattedText({part}: {part: Exclude<TextPart, string>}): ReactNode {
  if ('code' in part)
    return (
      <code>
        <BreakablePath path={part.code} />
      </code>
    );
  if ('mark' in part) return <Mark {...part} />;
  if ('strong' in part)
    return (
      <strong>
        <InlineText run={part.strong} />
      </strong>
    );
  return (
    <a href={part.href} id={part.id}>
      <InlineText run={part.text} />
    </a>
  );
}

export default function InlineText({run}: {run: TextPart[]}): ReactNode {
  return run.map((part, index) =>
    typeof part === 'string' ? part : <FormattedText key={index} part={part} />,
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
