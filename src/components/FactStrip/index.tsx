import type {ReactNode} from 'react';

/** Renders the key facts of a page in a row of cells below the title. The children are `Fact` elements. */
export default function FactStrip({children}: {children: ReactNode}): ReactNode {
  return <dl className="fact-strip">{children}</dl>;
}

/** Renders one cell of a `FactStrip`. */
export function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
