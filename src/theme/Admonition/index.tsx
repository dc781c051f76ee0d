// Replaced: the original has an icon and a colour for each of six kinds, and every page loads it.
import {processAdmonitionProps} from '@docusaurus/theme-common';
import Callout, {type CalloutKind} from '@site/src/components/Callout';
import type {ReactNode} from 'react';

type Props = {type: CalloutKind; title?: ReactNode; children: ReactNode};

/** Renders an admonition as a callout. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  return (
    <Callout kind={type} title={title}>
      {children}
    </Callout>
  );
}
