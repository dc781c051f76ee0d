import {Fragment, type ReactNode} from 'react';
import {CopyIcon} from '../../../components/CodeFrame/CopyButton';
import type {BlockOf} from '../blocks/blocks';
import {callAnchor} from '../blocks/evidence';
import {CallPath, Method} from './Call';
import InlineText from './InlineText';

/** Renders the box with method and path at the top of an operation page, and two quiet lines: the hosts; version and IDs. */
export default function CallBox({
  method,
  path,
  mark,
  hosts,
  facts,
}: BlockOf<'call-box'>): ReactNode {
  return (
    <div className="ref-call-box" id={callAnchor}>
      <p className="ref-call" data-part="call" data-ignore="search">
        <Method method={method} /> <CallPath path={path} />
        {/* src/components/static/js/restoreAndReveal.js handles clicks. The button is hidden until the script has run. */}
        <button
          type="button"
          className="small-button small-button--icon"
          aria-label="Copy the path"
          value={path}
        >
          <CopyIcon />
        </button>
      </p>
      <InlineText run={mark} />
      <p className="ref-meta" data-ignore="search">
        <span>
          {hosts.map((host, index) => (
            <Fragment key={index}>
              {index > 0 && ' or '}
              <span>
                <InlineText run={host} />
              </span>
            </Fragment>
          ))}
        </span>
        <span className="sr-only"> · </span>
        <InlineText run={facts.flatMap((fact, index) => (index > 0 ? [' · ', ...fact] : fact))} />
      </p>
    </div>
  );
}
