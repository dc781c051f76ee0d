import {expect, test} from 'vitest';
import {completePage} from '../../../src/redirects/completePage';

const official = `
<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
  </head>
  <script>
    go();
  </script>
</html>
`;

test('a redirect page gets a language, a title and a link', () => {
  const page = completePage(official, '/docs/new', '<script src="/js/ph.js"></script>');
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(page).toContain('<title>This page has moved</title>');
  expect(page).toContain('<a href="/docs/new">/docs/new</a>');
  expect(page.match(/<\/head>/g)).toHaveLength(1);
  expect(page.indexOf('go();')).toBeLessThan(page.indexOf('</head>'));
  expect(page).toMatch(/<script src="\/js\/ph\.js"><\/script>\s*<\/body>/);
});

test('a redirect page that is not as expected stops the build and says where to look', () => {
  expect(() => completePage(official.replace('</head>', ''), '/docs/new', '')).toThrow(
    'The redirect page to /docs/new should hold </head> once: look at what @docusaurus/plugin-client-redirects writes now, and mend src/redirects.',
  );
});
