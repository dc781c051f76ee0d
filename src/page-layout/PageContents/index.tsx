import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';

/** The contents of a docs page as a fold, for screens that have no column for them. src/page-layout puts it into the page. */
export default function PageContents(): ReactNode {
  const {frontMatter, toc} = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />;
}
