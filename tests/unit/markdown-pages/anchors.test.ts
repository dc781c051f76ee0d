import {expect, test} from 'vitest';
import {deadAnchorRemover} from '../../../src/markdown-pages/anchors';
import {siteUrl} from '../../../src/site/twinAddresses';

test('an anchor stays where a heading of the twin makes it, and goes where none does', () => {
  const path = '/docs/a page.md';
  const mend = deadAnchorRemover([
    {path, text: '# A\n\n## `units`, *twice*\n\n```\n# code\n```\n'},
  ]);
  const links = (...anchors: string[]) =>
    anchors.map((anchor) => `[to](${siteUrl(path)}${anchor})`).join('\n');
  expect(mend(links('#units-twice', '#code', '#own-id', ''))).toBe(
    links('#units-twice', '', '', ''),
  );
  const away = '[away](https://example.com/a.md#x) and https://example.com/#y';
  expect(mend(away)).toBe(away);
});
