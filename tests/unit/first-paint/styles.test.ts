// Tests which rules the critical CSS of a page includes, and which the full style sheet keeps.
import {expect, test} from 'vitest';
import {
  criticalStyles,
  namesOnPage,
  purged,
  stylesFor,
  withoutOverridden,
} from '../../../src/plugins/first-paint/criticalCss';
import {builtPage} from '../../../src/site/builtPage';
import {readData} from '../../support/readRows';

type Row = {what: string; css: string; html: string; left: string};

const rows = readData<Record<'critical' | 'omitted' | 'reduced', Row[]> & {kept: string[]}>(
  'tests/unit/first-paint/styles.yaml',
);

/** Returns the critical CSS of a page with this HTML. */
const used = (css: string, html: string) =>
  stylesFor(css, new Set(namesOnPage(builtPage('/', html))));

test.each(rows.critical)('critical CSS includes rules for $what', async ({css, html}) => {
  expect(await used(css, html)).toBe(css);
});

test.each(rows.omitted)('critical CSS omits rules $what', async ({css, left}) => {
  expect(await used(css, '<p class=a>')).toBe(left);
});

test('names are tags, classes and IDs, but not other attributes', () => {
  const {names} = builtPage('/', '<p role="alert" class="a b" title=c id=d>');
  expect([...names]).toEqual(['html', 'head', 'body', 'p', 'a', 'b', 'd']);
});

test('a name in a script does not give a page the critical CSS of another kind', async () => {
  const css = '.a{top:0}.pms-a{top:0}';
  const html = {'/a': '<p class=a><script>x("#pms-way-1")</script>', '/b': '<p class=pms-a>'};
  const pages = Object.entries(html).map(([route, text]) => builtPage(route, text));
  const critical = await criticalStyles(css, pages);
  expect(Object.fromEntries(critical)).toEqual({'/a': '.a{top:0}', '/b': '.pms-a{top:0}'});
});

test('layers keep their order when one is omitted', async () => {
  const css = '@layer one{.b{top:0}}@layer two{.a{top:0}}@layer three;';
  expect(await used(css, '<p class=a>')).toMatch(/^@layer one,two;.*@layer two{\.a{top:0}}$/);
});

test('no rule can close its style element', async () => {
  expect(await used('.a::after{content:"</STYLE>"}', '<p class=a>')).toBe(
    String.raw`.a::after{content:"\3c /STYLE>"}`,
  );
});

const names = new Set(['a', 'main', 'p', 'button--', 'pre-', '--read']);

const withoutUnused = (css: string) => purged(css, names);

test.each(rows.kept)('the style sheet keeps %s', async (css) => {
  expect(await withoutUnused(css)).toBe(css);
});

test.each(rows.reduced)('of $css, the style sheet keeps $left', async ({css, left}) => {
  expect(await withoutUnused(css)).toBe(left);
});

test('the style sheet loses a variable of a layer only if the root has another value', () => {
  expect(withoutOverridden('@layer l{:root{--x:0;--y:1}:root>p{--x:2}}:root{--x:3}')).toBe(
    '@layer l{:root{--y:1}:root>p{--x:2}}:root{--x:3}',
  );
});
