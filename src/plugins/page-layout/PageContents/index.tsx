import {useThemeConfig} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import './toc.css';

/**
 * Renders the table of contents of a docs page as a collapsible section, for narrow screens. `rehypePageContents`
 * inserts it into the page. The list is raw HTML, so that it adds no hydration cost.
 */
export default function PageContents(): ReactNode {
  const {frontMatter, toc} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const maxLevel = frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  const items = toc
    .filter(({level}) => level >= minHeadingLevel && level <= maxLevel)
    .map(
      ({id, level, value}) =>
        `<li${level > minHeadingLevel ? ' class="toc-3"' : ''}><a href="#${id}">${value}</a></li>`,
    );
  return (
    <details className="toc-fold drop-menu theme-doc-toc-mobile" data-ignore="all">
      <summary>On this page</summary>
      <ul dangerouslySetInnerHTML={{__html: items.join('')}} />
    </details>
  );
}
