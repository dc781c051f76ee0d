import type {ReactNode} from 'react';

/** A numbered list as a rail. On a page: `<Steps>`, an empty line, the list, an empty line, `</Steps>`. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className="steps">{children}</div>;
}
