import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {beforeAll, expect, test} from 'vitest';
import {Scratch} from './scratch';

/** The site's own configuration over two small pages: what Docusaurus finds is the same, and is found in seconds. */
const config = `
import real from './site.config';
const [, options] = real.presets[0];
export default {
  ...real,
  // Neither page has a home to lead to.
  onBrokenLinks: 'ignore',
  clientModules: [],
  presets: [
    ['classic', {docs: {...options.docs, path: 'few', sidebarPath: './few.ts'}, blog: false, pages: false}],
  ],
  plugins: real.plugins.filter(({name}) => ['highlightPlugin', 'trimPageDataPlugin', 'docusaurusPatchesPlugin'].includes(name)),
  themeConfig: {},
};
`;

let scratch: Scratch;

beforeAll(() => {
  scratch = new Scratch();
  renameSync(scratch.path('docusaurus.config.ts'), scratch.path('site.config.ts'));
  writeFileSync(scratch.path('docusaurus.config.ts'), config);
});

const page = (body: string, more = '') => `---\ntitle: X\ndescription: X.\n${more}---\n\n${body}\n`;

/** Builds two pages as `npm run build` does, and gives what a writer reads. */
async function build(first: string, sidebar = ['first', 'second'], second = page('Text.')) {
  rmSync(scratch.path('few'), {recursive: true, force: true});
  mkdirSync(scratch.path('few'));
  writeFileSync(scratch.path('few/first.mdx'), first);
  writeFileSync(scratch.path('few/second.mdx'), second);
  writeFileSync(scratch.path('few.ts'), `export default {docs: ${JSON.stringify(sidebar)}};\n`);
  return scratch.run('node', 'scripts/build.mjs');
}

type Mistake = [kind: string, build: () => ReturnType<typeof build>, told: (string | RegExp)[]];

const mistakes: Mistake[] = [
  [
    'MDX that cannot be read',
    () => build(page('Text.\n\nA set {a, b is open.')),
    [
      'few/first.mdx',
      /\b8:|line: 8|8 \|/,
      'Unexpected end of file in expression, expected a corresponding closing brace',
    ],
  ],
  [
    'a component that is not there',
    () => build(page('<Nothing />')),
    ['/docs/first', 'Expected component `Nothing` to be defined'],
  ],
  [
    'an image that is not there',
    () => build(page('![A drawing](/img/none.svg)')),
    ['few/first.mdx', '/img/none.svg'],
  ],
  [
    'an anchor that is not there',
    () =>
      build(page('[It](/docs/second#nowhere)'), ['first', 'second'], page('Text.\n\n## Somewhere')),
    ['Broken anchor on source page path = /docs/first', 'linking to /docs/second#nowhere'],
  ],
  [
    'a page in the sidebar that is not there',
    () => build(page('Text.'), ['first', 'thrid']),
    ['few.ts', 'These sidebar document ids do not exist', 'thrid'],
  ],
];

test.each(mistakes)(
  '%s',
  async (_, run, told) => {
    const {code, output} = await run();
    for (const part of told) expect(output).toMatch(part);
    expect(output).not.toMatch(/^\s+at \S.*:\d+:\d+\)?$/m);
    expect(output).toContain('The build failed; its message stands above.');
    expect(code).toBe(1);
  },
  240_000,
);

test('two pages at one address are warned of, which fails the tests', async () => {
  const {output} = await build(page('Text.', 'slug: /second\n'));
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!/);
  expect(output).toContain('/docs/second');
}, 240_000);

test('a build of pages alone is refused with the command for a whole one', async () => {
  await build('---\n---\n{');
  const {code, output} = await scratch.run('docusaurus', 'build');
  expect(output).toContain('Use: npm run build');
  expect(code).toBe(1);
}, 240_000);

test('a second version of the docs is built, and its banner leads to the counterpart of the page', async () => {
  await build(page('Text.'));
  const {code, output} = await scratch.run('docusaurus', 'docs:version', '1.0');
  expect(code, output).toBe(0);
  await build(page('Text.'));
  const second = readFileSync(scratch.path('build/docs/next/second.html'), 'utf8');
  expect(second).toMatch(/<a href="?\/docs\/second"?>/);
  expect(readFileSync(scratch.path('build/docs/first.html'), 'utf8')).toContain('Text.');
}, 480_000);
