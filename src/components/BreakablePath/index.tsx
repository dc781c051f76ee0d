import {Fragment, type ReactNode} from 'react';
import {pathPieces} from '../../site/address/pathPieces';

/** Renders a path or the name of a nested field, with line-break opportunities between its pieces. */
export default function BreakablePath({path}: {path: string}): ReactNode {
  return pathPieces(path).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
