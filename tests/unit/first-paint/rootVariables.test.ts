import {expect, test} from 'vitest';
import {withoutOverridden} from '../../../src/first-paint/inline-css/rootVariables';

const layered = (rules: string) => `@layer theme{${rules}}`;

test('a value of the theme goes that the project sets on the root element', () => {
  const css = `${layered(':root{--a:1;--b:2}html[data-theme=dark]{--a:3}')}:root,.x{--a:4}`;
  expect(withoutOverridden(css)).toBe(
    `${layered(':root{--b:2}html[data-theme=dark]{}')}:root,.x{--a:4}`,
  );
});

test.each([
  ['the project sets it on some conditions only', ':root{--a:1}', '@media print{:root{--a:2}}'],
  ['the project sets it in one colour mode only', ':root{--a:1}', '[data-theme=dark]{--a:2}'],
  ['it holds for other elements', ':root,.x{--a:1}', ':root{--a:2}'],
  ['it is important', ':root{--a:1!important}', ':root{--a:2}'],
  ['it is no variable', ':root{color:red}', ':root{color:blue}'],
])('a value of the theme stays where %s', (_, theme, own) => {
  const css = layered(theme) + own;
  expect(withoutOverridden(css)).toBe(css);
});
