import Original from '@theme-original/MDXComponents';
import Table from './Table';

/** What Markdown elements become. Wrapped: tables get a frame. This map is on every page, so nothing heavy belongs here. */
export default {...Original, table: Table};
