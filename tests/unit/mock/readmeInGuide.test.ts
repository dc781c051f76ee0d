import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {remarkMock} from '../../../src/mock-package';

const compile = (page: string) =>
  createProcessor({remarkPlugins: [remarkGfm, remarkMock]}).process(page);

test('a section of the README takes the place of its element', async () => {
  const text = String(await compile('# A\n\n<MockReadme section="Switches" />\n'));
  expect(text).toContain('--lost-responses <share>');
  expect(text).not.toContain('MockReadme');
});

test('a section that is not there fails the page, with the way out', async () => {
  await expect(compile('# A\n\n<MockReadme section="Switch" />\n')).rejects.toThrow(
    'mock/README.md has no section "Switch". Name one of its headings.',
  );
});
