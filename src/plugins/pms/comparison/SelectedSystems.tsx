import {type ReactNode, useMemo} from 'react';
import StaticHtml from '../../../components/StaticHtml';

type Props = {
  /** The tables of all systems. */
  html: string;
  /** Slugs of the systems. */
  selected: readonly string[];
  /** Leaves out what all systems share. */
  isDifferencesOnly: boolean;
};

/** Renders a table in which the selected systems are columns, with the cells of the tables of all systems. */
export default function SelectedSystems({html, selected, isDifferencesOnly}: Props): ReactNode {
  const tables = useMemo(() => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('table')];
  }, [html]);
  const systems = tables.map(({tBodies: [body]}) =>
    [...body!.rows].filter(({dataset}) => selected.includes(dataset.pms!)),
  );
  return (
    <div className="table-frame pms-compare pms-compare--selected">
      <table>
        <thead>
          <tr>
            <th scope="col">PMS</th>
            {systems[0]?.map(({cells: [name], dataset}) => (
              <th key={dataset.pms} scope="col">
                <StaticHtml html={markupOf(name!.querySelectorAll('a, small'))} />
              </th>
            ))}
          </tr>
        </thead>
        {tables.map(({caption}, index) => (
          <tbody key={caption!.textContent}>
            <tr>
              <th scope="rowgroup" colSpan={selected.length + 1}>
                {caption!.textContent}
              </th>
            </tr>
            {rowsOf(systems[index]!)
              .filter(({cells}) => !isDifferencesOnly || new Set(cells.map(textOf)).size > 1)
              .map(({label, cells}) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell) => (
                    <td key={(cell.parentElement as HTMLElement).dataset.pms}>
                      {/* The items of a fold are visible. */}
                      <StaticHtml html={cell.querySelector('ul')?.outerHTML ?? cell.innerHTML} />
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
function rowsOf(systems: readonly HTMLTableRowElement[]) {
  const labels = [...(systems[0]?.cells ?? [])].map(({dataset}) => dataset.label);
  return labels.flatMap((label, index) =>
    label ? [{label, cells: systems.map(({cells}) => cells[index]!)}] : [],
  );
}

/** Returns the markup of a name and of the state of its connection, without the checkbox. */
const markupOf = (parts: Iterable<Element>) => [...parts].map(({outerHTML}) => outerHTML).join('');

const textOf = ({textContent}: Element) => textContent;
