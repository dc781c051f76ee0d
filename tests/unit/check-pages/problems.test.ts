import {expect, test} from 'vitest';
import {movedProblems} from '../../../src/check-pages/rules/moved';
import {sourceProblems} from '../../../src/check-pages/rules/source';
import {adviceFor} from '../../../src/reference/blocks/status';
import {problemLine, problemsOf} from '../../../src/site/writerError';

test('a file in another encoding than UTF-8 is reported with the line that cannot be read', () => {
  const bytes = new Uint8Array([45, 45, 45, 10, 0xe9, 10]);
  expect(sourceProblems('docs/a.mdx', bytes).map(problemLine)).toEqual([
    'docs/a.mdx:2: this is not UTF-8. Save the file anew with the encoding UTF-8.',
  ]);
});

test('an error that lists several mistakes is split into them', () => {
  const message = 'Two mistakes in the guides:\na/b.mdx:2: one.\na/c d.mdx: two\nand more.';
  expect(problemsOf(message)).toEqual([
    {file: 'a/b.mdx', line: 2, message: 'one.'},
    {file: 'a/c d.mdx', line: 1, message: 'two\nand more.'},
  ]);
});

test('code that links a status to its guide is reported when the guide moves', () => {
  const hrefs = ['401', '403', '429']
    .flatMap(adviceFor)
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? part.href : []));
  const redirects = new Map(hrefs.map((href) => [href, '/docs/guides/new']));
  const addresses = {routes: new Set<string>(), twins: new Set<string>(), redirects};
  const found = movedProblems({...addresses, inSidebar: new Set()}, '.')
    .filter(({file}) => file === 'src/reference/blocks/status.ts')
    .map(({message}) => message);
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect(found.join('\n')).toContain(`${href} has moved.`);
});
