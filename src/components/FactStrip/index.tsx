import type {ReactNode} from 'react';

/** Facts that readers look up first, in cells below the title: `Fact` elements. */
export default function FactStrip({children}: {children: ReactNode}): ReactNode {
  return <dl className="fact-strip">{children}</dl>;
}

/** A fact of a strip. */
export function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
