import {expect, test} from 'vitest';
import {movedProblems} from '../../../src/plugins/check-pages/rules/references';
import {adviceFor} from '../../../src/plugins/reference/blocks/status';

test('moving a guide reports the status links in statuses.json', () => {
  const hrefs = ['401', '403', '429']
    .flatMap(adviceFor)
    .flatMap((part) => (typeof part === 'object' && 'href' in part ? part.href : []));
  const redirects = new Map(hrefs.map((href) => [href, '/docs/guides/new']));
  const addresses = {routes: new Set<string>(), markdown: new Set<string>(), redirects};
  const found = movedProblems({...addresses, sidebar: [], anchors: () => undefined}, '.')
    .filter(({file}) => file === 'src/plugins/reference/blocks/statuses.json')
    .map(({message}) => message);
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect(found.join('\n')).toContain(`${href} has moved.`);
});
