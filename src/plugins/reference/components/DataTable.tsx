import type {ReactNode} from 'react';
import {CARD_COLUMNS} from '../../../site/tables';
import type {BlockOf} from '../blocks/blocks';
import {plain} from '../blocks/inline';
import InlineText from './InlineText';

/** Renders a table. On narrow screens, the rows of a table with at least CARD_COLUMNS columns become labelled cards. */
export default function DataTable({id, label, head, rows}: BlockOf<'table'>): ReactNode {
  const cards = head.length >= CARD_COLUMNS;
  const labelOf = (column: number) => (cards ? plain(head[column] ?? []) : undefined);
  return (
    // The frame is focusable, so that wide tables can be scrolled by keyboard.
    <div className="table-frame" id={id} role="group" aria-label={label} tabIndex={0}>
      <table className={cards ? 'table-cards' : undefined}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                <InlineText run={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({id: rowId, cells: [first = [], ...others]}, row) => (
            <tr key={row} id={rowId}>
              <th scope="row">
                <InlineText run={first} />
              </th>
              {others.map((cell, index) => (
                <td key={index} data-label={labelOf(index + 1)}>
                  <InlineText run={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
