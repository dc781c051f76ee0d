// Tests which rules the full style sheet of the site keeps.
import {expect, test} from 'vitest';
import {purged, withoutOverridden} from '../../../src/plugins/first-paint/criticalCss';

const names = new Set(['a', 'main', 'p', 'button--', 'pre-', '--read']);

const withoutUnused = (css: string) => purged(css, names);

test.each([
  '.a{left:0}',
  '.a .button--large{left:0}',
  '.a:not(.b):is(p,:where(main .a)){left:0}',
  'main>p:hover{left:0}',
  '@keyframes x{50%{left:0}}.a{animation:x 1s}',
  ':focus-visible{left:0}.a>:is(.a,:last-child){left:0}',
  '.pre-b\\:c{left:0}',
  ':root{--read:0;--x:1;--y:var(--x)}.a{left:var(--y)}',
])('the style sheet keeps %s', async (css) => {
  expect(await withoutUnused(css)).toBe(css);
});

test.each([
  ['.b,.a{left:0}.a .b{left:0}', '.a{left:0}'],
  ['@media print{.b{left:0}}.a{left:0}', '.a{left:0}'],
  [':root{--x:0;--y:var(--x);--z:1}p{left:var(--z)}', ':root{--z:1}p{left:var(--z)}'],
  ['.a{animation:x 1s}@keyframes x{}@keyframes y{}', '.a{animation:x 1s}@keyframes x{}'],
])('of %s, the style sheet keeps %j', async (css, kept) => {
  expect(await withoutUnused(css)).toBe(kept);
});

test('the style sheet loses a variable of a layer only if the root has another value', () => {
  expect(withoutOverridden('@layer l{:root{--x:0;--y:1}:root>p{--x:2}}:root{--x:3}')).toBe(
    '@layer l{:root{--y:1}:root>p{--x:2}}:root{--x:3}',
  );
});
