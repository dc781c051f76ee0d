import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {rehypeTables} from '../../../src/plugins/page-layout/rehypeTables';

test('the label of a cell is the text of its column header, without the numbers of sources', () => {
  const head = '<thead><tr><th>Resource</th><th>API<sup>1</sup></th><th>Note</th></tr></thead>';
  const body = '<tbody><tr><td>Quotes</td><td>Yes</td><td></td></tr></tbody>';
  const tree = unified().use(rehypeParse, {fragment: true}).parse(`<table>${head}${body}</table>`);
  rehypeTables()(tree);
  expect(toHtml(tree)).toContain('<td data-label="API">Yes</td>');
});
