import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {component} from '../site/mdast';
import {loadComponents, renderStatic} from '../site/render';
import type {Guide} from './model/validate';

const components = () =>
  loadComponents<typeof import('./components/ComparisonTables')>(
    path.join(__dirname, 'components/ComparisonTables.tsx'),
  );

/** The comparison of all systems as HTML. */
export const comparisonHtml = (guides: readonly Guide[]): string =>
  renderStatic(components().default, {guides});

/** What replaces `<PmsComparison />`: the same element with its tables, and with its filters and orders as JSON. */
export const comparison = (guides: readonly Guide[]): MdxJsxFlowElement =>
  component('PmsComparison', {
    html: comparisonHtml(guides),
    choices: JSON.stringify(components().choices),
  });
