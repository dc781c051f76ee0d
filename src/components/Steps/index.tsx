import type {ReactNode} from 'react';

/** Renders a numbered list as steps in a row. In MDX, put empty lines around the list inside `<Steps>`. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className="steps">{children}</div>;
}
