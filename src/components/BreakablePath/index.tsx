import {Fragment, type ReactNode} from 'react';
import {pathPieces} from '../../site/pathPieces';

type Props = {path: string; pieces?: readonly string[]};

/** Renders a path, or another text in pieces, with line-break opportunities between the pieces. */
export default function BreakablePath({path, pieces = pathPieces(path)}: Props): ReactNode {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
