// Renders blocks to static HTML: all kinds except headings and the console.
import type {ComponentType, ReactNode} from 'react';
import type {BlockOf, MarkupBlock} from '../blocks/blocks';
import {aboutAnchor} from '../blocks/evidence';
import type {Inline} from '../../../site/mdast';
import Callout from '../../../components/Callout';
import CallBox from './CallBox';
import DataTable from './DataTable';
import FieldList from './FieldList';
import InlineText, {Paragraph} from './InlineText';
import OperationList from './OperationList';

function Fold({summary, blocks, id, isBesideHeading}: BlockOf<'fold'>): ReactNode {
  return (
    <details className={isBesideHeading ? 'ref-shared' : 'fold'} data-part="fold" id={id}>
      <summary>
        <InlineText run={summary} />
      </summary>
      <StaticBlocks blocks={blocks} />
    </details>
  );
}

type ItemsProps = Omit<BlockOf<'list'>, 'kind'> & {id?: string};

function Items({items, ids, id, isNames}: ItemsProps): ReactNode {
  return (
    <ul id={id} data-ignore={isNames && 'search'}>
      {items.map((item, index) => (
        <li key={index} id={ids?.[index]}>
          <InlineText run={item} />
        </li>
      ))}
    </ul>
  );
}

/** Renders the closed section at the end of a page. A link to a line in it opens it, also without script. */
function About({inferred, missing}: BlockOf<'about'>): ReactNode {
  const part = (title: string, items: Inline[][], id?: string) =>
    items.length > 0 && (
      <>
        <p>
          <strong>{title}</strong>
        </p>
        <Items items={items} id={id} />
      </>
    );
  return (
    inferred.length + missing.length > 0 && (
      <details className="fold ref-about">
        <summary>
          <h2 id={aboutAnchor}>About this page</h2>
        </summary>
        {part('Inferred', inferred)}
        {part('Not documented yet', missing, 'not-documented-yet')}
      </details>
    )
  );
}

/** The component of each kind of block. */
const components: {[Kind in MarkupBlock['kind']]: ComponentType<BlockOf<Kind>>} = {
  text: ({content, tone = 'paragraph', id}) => (
    <Paragraph
      className={`ref-${tone}`}
      id={id}
      data-evidence={tone === 'name-only' ? 'unknown' : undefined}
      data-part={tone === 'note' ? tone : undefined}
      run={content}
    />
  ),
  'call-box': CallBox,
  caution: ({content}) =>
    content.length > 0 && (
      <Callout kind="caution">
        <Paragraph run={content} />
      </Callout>
    ),
  fields: FieldList,
  table: DataTable,
  list: Items,
  about: About,
  fold: Fold,
  operations: OperationList,
};

export default function StaticBlocks({blocks}: {blocks: MarkupBlock[]}): ReactNode {
  return blocks.map((block, index) => {
    const Component = components[block.kind] as ComponentType<MarkupBlock>;
    return <Component key={index} {...block} />;
  });
}
