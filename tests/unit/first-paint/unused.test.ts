// Tests which rules the full style sheet of the site keeps.
import {expect, test} from 'vitest';
import {withoutUnused} from '../../../src/plugins/first-paint/inline-css/unused';

const names = new Set(['a', 'button--', 'pre-', '--read']);

test.each([
  '.a{left:0}',
  '.a .button--large{left:0}',
  '.a:not(.b):is(.c,:where(.d .e)){left:0}',
  'main>p:hover{left:0}',
  '@keyframes x{50%{left:0}}',
  '.pre-b\\:c{left:0}',
  ':root{--read:0;--x:1;--y:var(--x)}.a{left:var(--y)}',
])('the style sheet keeps %s', (css) => {
  expect(withoutUnused(css, names)).toBe(css);
});

test.each([
  ['.b,.a{left:0}.a .b{left:0}', '.a{left:0}'],
  ['@media print{@supports (top:0){.b{left:0}}}.a{left:0}', '.a{left:0}'],
  [':root{--x:0;--y:var(--x);--z:1}p{left:var(--z)}', ':root{--z:1}p{left:var(--z)}'],
  [':root{--x:0}', ''],
  [
    '@layer t{:root{--x:0;--y:0}}:root{--x:1}p{top:var(--x);left:var(--y)}',
    '@layer t{:root{--y:0}}:root{--x:1}p{top:var(--x);left:var(--y)}',
  ],
])('of %s, the style sheet keeps %j', (css, kept) => {
  expect(withoutUnused(css, names)).toBe(kept);
});
