import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './toc.css';

/**
 * The contents of a page as a fold. Ejected: the original opens by script only. The list is one piece of markup, which costs nothing when
 * the page comes alive.
 */
export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const first = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const last = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const items = toc
    .filter(({level}) => level >= first && level <= last)
    .map(
      ({id, level, value}) =>
        `<li${level > first ? ' class="toc-3"' : ''}><a href="#${id}">${value}</a></li>`,
    );
  return (
    <details className={clsx('toc-fold', className)}>
      <summary>On this page</summary>
      <ul dangerouslySetInnerHTML={{__html: items.join('')}} />
    </details>
  );
}
