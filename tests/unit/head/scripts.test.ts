import {expect, test} from 'vitest';
import {scriptsListed} from '../../../src/plugins/head/scripts';

const tag = (src: string) => `<script src="${src}" defer></script>`;
const list = (scripts: string[], parts: string[]) =>
  `<script type="application/json" id="application">${JSON.stringify({scripts, parts})}</script>`;

test('the scripts of the application give way to a list of them, in their order', () => {
  const page = `<head>${tag('/assets/js/runtime.js')}${tag('/assets/js/main.js')}</head><body></body>`;
  const scripts = ['/assets/js/runtime.js', '/assets/js/main.js'];
  expect(scriptsListed(page, '/assets/js/', ['/assets/js/$&.js'])).toBe(
    `<head>${list(scripts, ['/assets/js/$&.js'])}</head><body></body>`,
  );
});

test('it reads the minified form, too', () => {
  const page = '<head><script src=/assets/js/main.js defer></script></head>';
  expect(scriptsListed(page, '/assets/js/', [])).toBe(
    `<head>${list(['/assets/js/main.js'], [])}</head>`,
  );
});

test('scripts that are not the application’s stay', () => {
  const page = `<head>${tag('/js/pageMenu.js')}<script src=/assets/js/at-once.js></script></head>`;
  expect(scriptsListed(page, '/assets/js/', [])).toBe(page);
});
