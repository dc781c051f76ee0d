import {expect, test} from 'vitest';
import {namesIn, styleKindOf, stylesFor} from '../../../src/first-paint/inline-css/styles';

const used = (css: string, html: string) => stylesFor(css, namesIn(html));

test('rules that no page of the kind uses are left out', async () => {
  const css = '.a{color:red}.b{color:red}@media print{.b{top:0}}p .a,.a .c{left:0}';
  expect(await used(css, '<p class=a>Text</p>')).toBe('.a{color:red}p .a{left:0}');
});

test.each([
  ['an open fold', 'details[open] summary{color:red}', '<details><summary>A</summary></details>'],
  ['a chosen option', 'input:checked+label{color:red}', '<input type="radio"><label>A</label>'],
  ['a colour mode', "[data-theme='dark'] .a{color:red}", '<p class="b a">'],
  ['what a script notes', '.a[data-copied]::after{color:red}', '<a class=a>'],
  ['a class in quotes', '.a-b__c{color:red}', '<script>x.className="z a-b__c"</script>'],
])('rules of %s are kept', async (_, css, html) => {
  expect(await used(css, html)).toBe(css);
});

test('a rule that asks for what no page holds is left out, inside `:has` too', async () => {
  const css = 'p:has(>.b .c){color:red}p:has(>.a){top:0}p:not(:has(.b)){left:0}';
  expect(await used(css, '<p><b class=a>')).toBe('p:has(>.a){top:0}p:not(:has(.b)){left:0}');
});

test.each([
  ':where(p){color:red}',
  ':where(main) :where(p,.a){color:red}',
  ':where(main,p)>:is(.b,.a) :where(b){color:red}',
  ':where(p) a:where(:not(.b)):empty,p :is(.a){color:red}',
])('a selector of pseudo-classes alone is kept for what stands in them: %s', async (css) => {
  expect(await used(css, '<main><p><b><a class="a b">')).toBe(css);
});

test('a selector of pseudo-classes alone is left out where nothing fits', async () => {
  const css = ':where(main) :where(p,.a){color:red}:where(p) :where(.b){top:0}';
  expect(await used(css, '<main><p>')).toBe(':where(main) :where(p){color:red}');
});

test('what a page shows only when the reader points at it or focuses it is left to the whole sheet', async () => {
  const css =
    'a{top:0}a:hover,b{left:0}a:focus-visible{top:1px}p:has(a:active){right:0}a:not(:hover){left:1px}';
  expect(await used(css, '<p><a><b>')).toBe('a{top:0}b{left:0}a:not(:hover){left:1px}');
});

test('what paper needs is left to the whole sheet', async () => {
  const css = '.a{color:red}@media print{.a{top:0}}@media not print{.a{left:0}}';
  expect(await used(css, '<p class=a>')).toBe('.a{color:red}@media not print{.a{left:0}}');
});

test('layers keep their order, though one is left out', async () => {
  const css = '@layer one{.b{top:0}}@layer two{.a{top:0}}@layer three;';
  expect(await used(css, '<p class=a>')).toMatch(/^@layer one,two;.*@layer two{\.a{top:0}}$/);
});

test('variables and animations go with what uses them', async () => {
  const css = ':root{--a:0;--b:1}.a{top:var(--a);animation:x 1s}@keyframes x{}@keyframes y{}';
  const styles = await used(css, '<p class=a>');
  expect(styles).toContain('--a:0');
  expect(styles).not.toContain('--b');
  expect(styles).not.toContain('@keyframes y');
});

test('nothing ends the element that the rules stand in', async () => {
  const styles = await used('.a::after{content:"</STYLE>"}', '<p class=a>');
  expect(styles).toBe(String.raw`.a::after{content:"\3c /STYLE>"}`);
});

test.each([
  ['reference', '<html class="docs-wrapper"><div class="x ref-fields">'],
  ['pms', '<html class="docs-wrapper"><div class=pms-facts>'],
  ['docs', '<html class="docs-wrapper"><p>'],
  ['blog', '<html class="blog-wrapper"><p>'],
  ['pages', '<html class="plugin-pages"><p>docs-wrapper'],
])('a page is of the kind %s', (kind, html) => {
  expect(styleKindOf(html)).toBe(kind);
});

test('a rule whose selector has no more than pseudo-classes is kept where it matches', async () => {
  const css =
    ':where(main) :where(p,.gone){max-width:1px}:where(.gone) :where(p){color:red}:is(p){color:blue}';
  expect(await used(css, '<main><p>Text</p></main>')).toBe(
    ':where(main) :where(p){max-width:1px}:is(p){color:blue}',
  );
});
