import {expect, test} from 'vitest';
import {withoutDeadAnchors} from '../../../src/markdown-pages/anchors';
import {siteUrl} from '../../../src/site/twinAddresses';

test('an anchor stays where a heading of the other twin makes it, and goes where none does', () => {
  const target = siteUrl('/docs/a page.md');
  const text = (...anchors: string[]) =>
    anchors.map((anchor) => `[to](${target}${anchor})`).join('\n');
  const files = [
    {path: '/docs/a page.md', text: '# A\n\n## `units`, *twice*\n\n```\n# code\n```\n'},
    {path: '/docs/b.md', text: text('#units-twice', '#code', '#own-id', '')},
    {path: '/llms.txt', text: `${text('#own-id')} [away](https://example.com/a.md#x)`},
  ];
  expect(withoutDeadAnchors(files).map((file) => file.text)).toEqual([
    files[0]?.text,
    text('#units-twice', '', '', ''),
    `${text('')} [away](https://example.com/a.md#x)`,
  ]);
});
