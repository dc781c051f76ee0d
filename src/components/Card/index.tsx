import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';

type Props = {to: string | undefined; title: ReactNode; children?: ReactNode};

/** Renders a card for a list with the class `cards`, with the icon of its page. The whole card is a link. */
export default function Card({to, title, children}: Props): ReactNode {
  return (
    <li className="card-link">
      <Icon page={to} />
      <Link to={to}>{title}</Link>
      {children && <p>{children}</p>}
    </li>
  );
}
