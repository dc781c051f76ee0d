// Tests that pages show the README of the mock.
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {remarkMock} from '../../../src/plugins/mock-package';

const compile = async (page: string) =>
  String(await createProcessor({remarkPlugins: [remarkGfm, remarkMock]}).process(page));

test('a page shows a section of the README, without the next section', async () => {
  const text = await compile('# A\n\n<MockReadme section="Switches" />\n');
  expect(text).toContain('--lost-responses <share>');
  expect(text).not.toContain('/_mock/state');
});

test('an unknown section of the README is rejected', async () => {
  await expect(compile('<MockReadme section="Switch" />\n')).rejects.toThrow(
    'mock/README.md has no section "Switch". Name one of its headings.',
  );
});
