import type {ReactNode} from 'react';
import {pmsGuideRoute} from '../../model/derive';
import type {PmsGuide} from '../../model/validate';
import {connectionStates} from '../../model/vocabulary';
import {capitalized} from '../../../../site/text';
import {type Column, connectColumns, dataOf, exposeColumns} from './columns';

export {filters} from './columns';

/**
 * Renders the comparison tables to static HTML that needs no JavaScript. `src/plugins/pms/comparison` filters rows by
 * their data attributes.
 */
export default function ComparisonTables({guides}: {guides: readonly PmsGuide[]}): ReactNode {
  return (
    <>
      <Table
        id="connect"
        title="Connection requirements"
        note="–: not documented. Dotted: reported or inferred. +n: n more."
        columns={connectColumns}
        guides={guides}
      />
      <Table
        id="expose"
        title="PMS API resources"
        note="×: no. –: not documented. ◐: a field of another object. R and W: read, write. Calry may support less: see its guide."
        columns={exposeColumns}
        guides={guides}
      />
    </>
  );
}

type TableProps = {
  id: 'connect' | 'expose';
  title: string;
  note?: string;
  columns: Column[];
  guides: readonly PmsGuide[];
};

function Table({id, title, note, columns, guides}: TableProps) {
  return (
    <div
      className={`table-frame pms-compare pms-compare--${id}`}
      data-part="comparison"
      data-kind={id}
      data-ignore="search"
    >
      <table>
        <caption>
          <span>{title}</span> {note && <small>{note}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">PMS</th>
            {columns.map(({key, label, group, use}, index, {[index - 1]: before}) => (
              <th key={label} scope="col" data-column={key} data-label={label}>
                {/* Visible once, above all columns of the group. */}
                {use && (
                  <span className={before?.group === group ? 'sr-only' : 'pms-group'}>
                    {group}{' '}
                  </span>
                )}
                {capitalized(use ?? label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guides.map((guide) => (
            <tr key={guide.slug} {...dataOf(guide)} data-pms={guide.slug}>
              <th scope="row">
                {id === 'connect' && (
                  <label data-ignore="all">
                    <input type="checkbox" name="pms" value={guide.slug} />
                    <span className="sr-only">Select {guide.title}</span>
                  </label>
                )}
                <a href={pmsGuideRoute(guide.slug)}>{guide.title}</a>{' '}
                {guide.pms.status && <small>{connectionStates[guide.pms.status.state]}</small>}
              </th>
              {columns.map(({key, label, cell}) => (
                <td key={label} data-column={key} data-label={label}>
                  {cell(guide)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
