import {Fragment, type ReactNode} from 'react';
import {pathPieces} from '../../site/pathPieces';

/** Renders a path with line-break opportunities after its separators. */
export default function BreakablePath({path}: {path: string}): ReactNode {
  return pathPieces(path).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
