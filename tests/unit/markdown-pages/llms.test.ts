import {expect, test} from 'vitest';
import {llmsFiles, type Twin} from '../../../src/markdown-pages/llms';

const twin = (route: string, listing = false): Twin => ({
  page: {route, title: `Title of ${route}`, description: 'About.', listing} as Twin['page'],
  text: `# Text of ${route}\n`,
  traps: [],
});

test('names every page but lists of pages and the specimen for writers', () => {
  const twins = [twin('/docs/a'), twin('/blog/tags', true), twin('/markdown-page'), twin('/extra')];
  const [index, full] = llmsFiles(twins, [{title: 'Start', routes: ['/docs/a']}]);
  expect(index?.text).toContain('/docs/a.md');
  expect(index?.text).toContain('/extra.md');
  expect(index?.text).not.toMatch(/markdown-page|tags/);
  expect(full?.text).toBe('# Text of /docs/a\n\n---\n\n# Text of /extra\n');
});
