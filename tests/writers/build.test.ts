// Tests that `npm run build` stops and reports mistakes, in a copy of the repository.
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {type Files, fileOf, matchingMessages, readTable} from '../unit/check-pages/rows';
import {Scratch} from './scratch';

const site = readTable<Files>('site');
const edited = readTable('pages')
  .filter(({mistake, body, file}) => mistake && body && !file)
  .map((row) => ({row, ...fileOf(row, site)}));

describe('npm run build', {tags: ['slow']}, () => {
  let scratch: Scratch;

  beforeAll(() => {
    scratch = new Scratch();
  });

  async function build(pages: typeof edited): Promise<string> {
    for (const {file, text} of pages) writeFileSync(scratch.path(file), text);
    const {code, output} = await scratch.run('docusaurus', 'build');
    for (const {file} of pages) rmSync(scratch.path(file));
    expect(output).not.toMatch(/^\s+at \S.*:\d+:\d+\)?$/m);
    expect(code).toBe(1);
    return output;
  }

  test('prints every mistake in the pages with file, line and fix, and fails', async () => {
    const pages = edited.filter(({row}) => !row.notReported);
    const output = await build(pages);
    const lines = output.split('\n');
    const missing = pages.filter(
      ({row, file, text}) => matchingMessages(row, text, file, lines).length === 0,
    );
    expect(
      missing.map(({row}) => row.mistake),
      output,
    ).toEqual([]);
  }, 600_000);

  test('prints imports that the bundler cannot resolve, and fails', async () => {
    // The pages are in src/pages, because the build would otherwise print first that the sidebar lacks them.
    const pages = edited
      .filter(({row}) => row.bundler)
      .map((page) => ({...page, file: page.file.replace('docs/guides', 'src/pages')}));
    const output = await build(pages);
    for (const {row} of pages) expect(output).toContain(row.bundler);
  }, 600_000);

  test('stops if Docusaurus has changed, and lists what relies on the old code', async () => {
    const changed = new Scratch();
    const core = changed.copyPackage('@docusaurus/core');
    changed.edit(`${core}/lib/server/codegen/codegenRoutes.js`, /'registry\.js'/, "'modules.js'");
    const {code, output} = await changed.run('docusaurus', 'build');
    expect(output).toContain(
      `src/plugins/first-paint/inline-css/chunkNames.cjs relies on "(generatedFilesDir, 'registry.js'" in ` +
        '@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
    expect(code).toBe(1);
  }, 600_000);

  test('builds docs versions that link to each other, with highlighted code of components', async () => {
    renameSync(scratch.path('docusaurus.config.ts'), scratch.path('site.config.ts'));
    // The site's configuration with only two pages, which build in seconds.
    writeFileSync(
      scratch.path('docusaurus.config.ts'),
      `
import real from './site.config';
const [, options] = real.presets[0];
const kept = ['highlightPlugin', 'docusaurusPatchesPlugin'];
export default {
  ...real,
  onBrokenLinks: 'ignore',
  clientModules: [],
  presets: [
    ['classic', {docs: {...options.docs, path: 'few', sidebarPath: './few.ts'}, blog: false, pages: false}],
  ],
  plugins: real.plugins.filter(({name}) => kept.includes(name)),
  themeConfig: {},
};
`,
    );
    mkdirSync(scratch.path('few'));
    const component =
      "import CodeBlock from '@theme/CodeBlock';\n\n<CodeBlock language=\"js\">{'const a = 1;'}</CodeBlock>";
    for (const [name, text] of Object.entries({first: component, second: 'Text.'})) {
      writeFileSync(
        scratch.path(`few/${name}.mdx`),
        `---\ntitle: X\ndescription: X.\n---\n\n${text}\n`,
      );
    }
    writeFileSync(scratch.path('few.ts'), "export default {docs: ['first', 'second']};\n");
    const version = await scratch.run('docusaurus', 'docs:version', '1.0');
    expect(version.code, version.output).toBe(0);
    await scratch.run('docusaurus', 'build');
    const next = readFileSync(scratch.path('build/docs/next/second.html'), 'utf8');
    expect(next).toMatch(/<a href="?\/docs\/second"?>/);
    // The server highlights the code of a component.
    expect(readFileSync(scratch.path('build/docs/first.html'), 'utf8')).toMatch(
      /<span class="token keyword"[^>]*>const</,
    );
  }, 600_000);
});
