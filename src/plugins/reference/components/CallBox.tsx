import type {ReactNode} from 'react';
import CopyButton from '../../../components/CodeFrame/CopyButton';
import type {BlockOf} from '../blocks/blocks';
import {callAnchor} from '../blocks/evidence';
import {CallPath, Method} from './Call';
import InlineText, {Paragraph} from './InlineText';

/** Renders the box with method and path at the top of an operation page, and two quiet lines below it. */
export default function CallBox({method, path, mark, lines}: BlockOf<'call-box'>): ReactNode {
  return (
    <div className="ref-call-box" id={callAnchor}>
      <p className="ref-call" data-part="call" data-ignore="search">
        <Method method={method} /> <CallPath path={path} />
        <CopyButton text={path} label="Copy the path" />
      </p>
      <InlineText run={mark} />
      {lines.map((line, index) => (
        <Paragraph key={index} className="ref-meta" data-ignore="search" run={line} />
      ))}
    </div>
  );
}
