import {markers} from '../contract/reference/version';

/** What every page may use without an import: what the theme gives to Markdown, and what the build expands. */
export const components = [
  'Details',
  'Head',
  ...Object.keys(markers),
  'ApiIndex',
  'DocumentationGaps',
  'PmsComparison',
  'PmsLimits',
  'PmsTestAccounts',
  'MockReadme',
];
