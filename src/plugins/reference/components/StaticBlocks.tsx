// Renders blocks to static HTML: all kinds except headings and the console.
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import type {BlockOf, MarkupBlock} from '../blocks/blocks';
import {aboutAnchor, aboutTitle} from '../blocks/evidence';
import type {TextPart} from '../blocks/inline';
import Callout from '../../../components/Callout';
import CallBox from './CallBox';
import DataTable from './DataTable';
import FieldList from './FieldList';
import InlineText, {Paragraph} from './InlineText';
import OperationList from './OperationList';

type FoldProps = {
  summary: TextPart[];
  className?: string;
  id?: string;
  children: ReactNode;
};

function Fold({summary, className, id, children}: FoldProps): ReactNode {
  return (
    <details className={clsx('ref-fold', className)} data-part="fold" id={id}>
      <summary>
        <InlineText run={summary} />
      </summary>
      {children}
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

function Fields({fields, label, summary}: BlockOf<'fields'>): ReactNode {
  const list = <FieldList fields={fields} label={label} />;
  return summary ? (
    <Fold summary={summary} className="ref-shared">
      {list}
    </Fold>
  ) : (
    list
  );
}

/** Renders the closed section at the end of a page. A link to a line in it opens it, also without script. */
function About({inferred, missing}: BlockOf<'about'>): ReactNode {
  return (
    <details className="fold ref-about">
      <summary>
        <h2 id={aboutAnchor}>{aboutTitle}</h2>
      </summary>
      {inferred.length > 0 && (
        <>
          <p>
            <strong>Inferred</strong>
          </p>
          <Items items={inferred} />
        </>
      )}
      {missing.length > 0 && (
        <>
          <p>
            <strong>Not documented yet</strong>
          </p>
          <Items items={missing} id="not-documented-yet" />
        </>
      )}
    </details>
  );
}

/** The component of each kind of block. */
const components: {[Kind in MarkupBlock['kind']]: ComponentType<BlockOf<Kind>>} = {
  text: ({content, tone = 'paragraph', id}) => (
    <Paragraph
      className={`ref-${tone}`}
      id={id}
      data-evidence={tone === 'name-only' ? 'unknown' : undefined}
      run={content}
    />
  ),
  'call-box': CallBox,
  caution: ({content}) => (
    <Callout kind="caution">
      <p>
        <InlineText run={content} />
      </p>
    </Callout>
  ),
  fields: Fields,
  table: DataTable,
  list: Items,
  about: About,
  fold: ({blocks, ...fold}) => (
    <Fold {...fold}>
      <StaticBlocks blocks={blocks} />
    </Fold>
  ),
  operations: OperationList,
};

export default function StaticBlocks({blocks}: {blocks: MarkupBlock[]}): ReactNode {
  return blocks.map((block, index) => {
    const Component = components[block.kind] as ComponentType<MarkupBlock>;
    return <Component key={index} {...block} />;
  });
}
