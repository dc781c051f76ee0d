import type {ReactNode} from 'react';
import Card from '../../components/Card';
import popular from './popular.json';

/** Renders cards for the pages that most readers need. */
export default function PopularPages(): ReactNode {
  return (
    <ul className="cards">
      {popular.map(({title, url, about}) => (
        <Card key={url} to={url} title={title}>
          {about}
        </Card>
      ))}
    </ul>
  );
}
