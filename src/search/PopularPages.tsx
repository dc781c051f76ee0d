import type {ReactNode} from 'react';
import Card from '../components/Card';
import {popular} from './popular';

/** Renders cards for the pages that most readers need. */
export default function PopularPages(): ReactNode {
  return (
    <ul className="cards">
      {popular.flatMap(({hits}) =>
        hits.map(({url, heading, excerpt}) => (
          <Card key={url} to={url} title={heading}>
            {excerpt[0]?.text}
          </Card>
        )),
      )}
    </ul>
  );
}
