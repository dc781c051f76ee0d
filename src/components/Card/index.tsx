import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';

type Props = {to: string | undefined; title: ReactNode; children?: ReactNode};

/** Renders an item of a list with the class `cards`: icon, title and text of a page. The whole card is a link. */
export default function Card({to, title, children}: Props): ReactNode {
  return (
    <li className="card-link">
      <Icon page={to} />
      <Link to={to}>{title}</Link>
      {children && <p>{children}</p>}
    </li>
  );
}
