// Renders inline text: code, bold text, links and evidence marks.
import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import BreakablePath from '../../../components/BreakablePath';
import {type Inline, inline} from '../../../site/mdast';

const tags: Partial<Record<string, ElementType>> = {
  inlineCode: 'code',
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
};

function FormattedText({node}: {node: PhrasingContent}): ReactNode {
  const {hName, hProperties} = node.data ?? {};
  const Tag = hName ? (hName as ElementType) : tags[node.type];
  if (!Tag) return toString(node);
  return (
    <Tag href={'url' in node ? node.url : undefined} {...hProperties}>
      {'children' in node ? (
        <InlineText run={node.children} />
      ) : (
        <BreakablePath path={toString(node)} />
      )}
    </Tag>
  );
}

export default function InlineText({run}: {run: Inline}): ReactNode {
  return inline(run).map((node, index) => <FormattedText key={index} node={node} />);
}

type ParagraphProps = {run: Inline[]} & Omit<ComponentProps<'p'>, 'children'>;

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
