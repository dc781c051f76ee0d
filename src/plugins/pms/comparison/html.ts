import path from 'node:path';
import {component, type MdxJsxFlowElement} from '../../../site/mdast';
import {loadComponents, renderStatic} from '../../../site/render';
import type {PmsGuide} from '../model/validate';

const file = path.join(__dirname, 'tables/ComparisonTables.tsx');

/** Returns the replacement for `<PmsComparison />`: the same element with tables and filters as props. */
export function comparison(guides: readonly PmsGuide[]): MdxJsxFlowElement {
  const tables = loadComponents<typeof import('./tables/ComparisonTables')>(file);
  return component('PmsComparison', {
    html: renderStatic(tables.default, {guides}),
    filters: JSON.stringify(tables.filters),
    systems: String(guides.length),
  });
}
