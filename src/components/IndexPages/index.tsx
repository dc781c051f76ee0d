import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {indexPages} from './pages';

/** Renders links to the index pages of the site. */
export default function IndexPages(): ReactNode {
  return (
    <ul>
      {indexPages.map(({to, name, about}) => (
        <li key={to}>
          <Link to={to}>{name}</Link>: {about}.
        </li>
      ))}
    </ul>
  );
}
