// Tests that pages show the README of the mock.
import {readFileSync} from 'node:fs';
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {remarkMock} from '../../../src/plugins/mock-package';
import {product} from '../../../src/product';

const readme = readFileSync('mock/README.md', 'utf8');

test('the README and the guide start the mock from the package on the site', () => {
  const guide = readFileSync('docs/guides/work-without-an-account.mdx', 'utf8');
  const command = `npx --yes ${product.siteUrl}/mock/calry-mock.tgz`;
  expect(readme).toContain(command);
  expect(guide).toContain(command);
});

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
