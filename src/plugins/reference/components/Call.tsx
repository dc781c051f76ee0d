// Renders the method and the path of an operation.
import {type ComponentProps, Fragment, type ReactNode} from 'react';

type Attributes = Pick<ComponentProps<'span'>, 'data-part' | 'data-ignore'>;

/** Renders an HTTP method as a coloured badge. */
export function Method({method, ...attributes}: {method: string} & Attributes): ReactNode {
  return (
    <span className={`ref-method operation--${method}`} {...attributes}>
      {method.toUpperCase()}
    </span>
  );
}

/** The part of a path that all operations of an API share. Narrow lists hide it. */
const base = /^\/api\/v\d(\/vrs)?/;

function Segments({path}: {path: string}): ReactNode {
  return path
    .slice(1)
    .split('/')
    .map((segment, index) => (
      <Fragment key={index}>
        /{index > 0 && <wbr />}
        <span className={segment.startsWith('{') ? 'ref-path-parameter' : 'ref-segment'}>
          {segment}
        </span>
      </Fragment>
    ));
}

/** Renders a URL path that can wrap only after a slash, not at hyphens. */
export function CallPath({path, ...attributes}: {path: string} & Attributes): ReactNode {
  const [start = ''] = base.exec(path) ?? [];
  return (
    <code {...attributes}>
      {start && (
        <span className="ref-base">
          <Segments path={start} />
        </span>
      )}
      <Segments path={path.slice(start.length)} />
    </code>
  );
}
