import {type ReactNode, useMemo} from 'react';
import StaticHtml from '../../../components/StaticHtml';

type Props = {
  /** The tables of all systems. */
  html: string;
  /** Slugs of the systems. */
  selected: readonly string[];
  /** Leaves out rows in which all selected systems have the same value. */
  hidesEqual: boolean;
  onRemove(slug: string): void;
};

/** Renders a table in which the selected systems are columns, with the cells of the tables of all systems. */
export default function SelectedSystems({html, selected, hidesEqual, onRemove}: Props): ReactNode {
  const tables = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')],
    [html],
  );
  const groups = tables.map(({caption, rows}) => ({
    title: caption!.innerHTML,
    systems: [...rows].filter(({dataset}) => selected.includes(dataset.pms!)),
  }));
  return (
    <div className="table-frame pms-compare pms-compare--selected">
      <table>
        <thead>
          <tr>
            <td>
              {selected.length > 1 && (
                <label>
                  <input type="checkbox" name="differ" value="only" defaultChecked={hidesEqual} />
                  Differences only
                </label>
              )}
            </td>
            {groups[0]!.systems.map(({cells: [name], dataset}) => (
              <th key={dataset.pms} scope="col">
                <StaticHtml html={markupOf(name!.querySelectorAll('a, small'))} />
                <button
                  type="button"
                  className="small-button small-button--icon"
                  aria-label={`Remove ${name!.querySelector('a')!.textContent}`}
                  onClick={() => onRemove(dataset.pms!)}
                >
                  ×
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({title, systems}) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={selected.length + 1}>
                <StaticHtml html={title} />
              </th>
            </tr>
            {rowsOf(systems)
              .filter(({cells}) => !hidesEqual || new Set(cells.map(valueOf)).size > 1)
              .map(({label, cells}) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={systems[index]!.dataset.pms}>
                      {/* The items of a fold are visible where there is room for them. */}
                      <StaticHtml html={cell.innerHTML + markupOf(cell.querySelectorAll('ul'))} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Returns the columns of a table of all systems, with the cells of the selected ones. */
const rowsOf = (systems: readonly HTMLTableRowElement[]) =>
  [...systems[0]!.querySelectorAll('td')].map(({cellIndex, dataset: {label}}) => ({
    label,
    cells: systems.map(({cells}) => cells[cellIndex]!),
  }));

/** Returns the markup of parts of a cell. */
const markupOf = (parts: Iterable<Element>) => [...parts].map(({outerHTML}) => outerHTML).join('');

/** Returns what a cell says, without the marks of how well it is known. */
const valueOf = (cell: Element): string =>
  [...cell.querySelectorAll<HTMLElement>('li, .pms-mark')]
    .map(({dataset, textContent}) => dataset.value ?? textContent)
    .join() || cell.textContent;
