import {expect, test} from 'vitest';
import {movedProblems} from '../../../src/check-pages/rules/references';
import {sourceProblems} from '../../../src/check-pages/rules/source';
import {adviceFor} from '../../../src/reference/blocks/status';
import {problemLine} from '../../../src/site/writerError';

test('a file in another encoding than UTF-8 is reported with the line that cannot be read', () => {
  const bytes = new Uint8Array([45, 45, 45, 10, 0xe9, 10]);
  expect(sourceProblems({file: 'docs/a.mdx', bytes}).map(problemLine)).toEqual([
    'docs/a.mdx:2: this is not UTF-8. Save the file with the encoding UTF-8. (check-pages:utf-8)',
  ]);
});

test('moving a guide reports the status links in statuses.json', () => {
  const hrefs = ['401', '403', '429']
    .flatMap(adviceFor)
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? part.href : []));
  const redirects = new Map(hrefs.map((href) => [href, '/docs/guides/new']));
  const addresses = {routes: new Set<string>(), markdown: new Set<string>(), redirects};
  const found = movedProblems({...addresses, sidebar: [], anchors: () => undefined}, '.')
    .filter(({file}) => file === 'src/reference/blocks/statuses.json')
    .map(({message}) => message);
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect(found.join('\n')).toContain(`${href} has moved.`);
});
