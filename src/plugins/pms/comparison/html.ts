import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {component} from '../../../site/mdast';
import {loadComponents, renderStatic} from '../../../site/render';
import type {Guide} from '../model/validate';
import {filters} from './tables/filters';

const tables = path.join(__dirname, 'tables/ComparisonTables.tsx');

/** Renders the comparison tables of all PMSs to HTML. */
export const comparisonHtml = (guides: readonly Guide[]): string =>
  renderStatic(loadComponents<typeof import('./tables/ComparisonTables')>(tables).default, {
    guides,
  });

/** Returns the replacement for `<PmsComparison />`: the same element with tables and filters as props. */
export const comparison = (guides: readonly Guide[]): MdxJsxFlowElement =>
  component('PmsComparison', {
    html: comparisonHtml(guides),
    filters: JSON.stringify(filters),
    systems: String(guides.length),
  });
