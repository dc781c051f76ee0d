// Tests which rules the critical CSS of a page includes.
import {expect, test} from 'vitest';
import {criticalStyles, namesOnPage, stylesFor} from '../../../src/plugins/first-paint/criticalCss';
import {builtPage} from '../../../src/site/builtPage';

/** Returns the critical CSS of a page with this HTML. */
const used = (css: string, html: string) =>
  stylesFor(css, new Set(namesOnPage(builtPage('/', html))));

test.each([
  [
    'an open details element',
    'details[open] summary{color:red}',
    '<details><summary>A</summary></details>',
  ],
  ['a checked option', 'input:checked+label{color:red}', '<input type="radio"><label>A</label>'],
  ['a colour mode', "[data-theme='dark'] .a{color:red}", '<p class="b a">'],
  ['an attribute that a script sets', '.a[data-copied]::after{color:red}', '<a class=a>'],
  ['a class that a script adds', '.a-b__c{color:red}', '<script>x.className="z a-b__c"</script>'],
])('critical CSS includes rules for %s', async (_, css, html) => {
  expect(await used(css, html)).toBe(css);
});

test.each([
  [
    'for hover and focus',
    'p:hover,.a{left:0}p:focus-visible{top:1px}p:not(:hover){left:1px}',
    '.a{left:0}p:not(:hover){left:1px}',
  ],
  [
    'for print',
    '@media print{.a{top:0}}@media not print{.a{left:0}}',
    '@media not print{.a{left:0}}',
  ],
  ['for transitions', '.a{left:0;transition:left 1s}', '.a{left:0}'],
])('critical CSS omits rules %s', async (_, css, expected) => {
  expect(await used(css, '<p class=a>')).toBe(expected);
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
