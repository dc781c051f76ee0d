import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type Props = {to: string | undefined; title: ReactNode; children?: ReactNode};

/** An entry of a list of the class `cards`, all of which leads to a page. */
export default function Card({to, title, children}: Props): ReactNode {
  return (
    <li className="card-link">
      <Link to={to}>{title}</Link>
      {children && <p>{children}</p>}
    </li>
  );
}
