// Tests the workarounds for bugs of Docusaurus, and the list of code that depends on its inside.
import {expect, test} from 'vitest';
import {checkExpectations, originalText} from '../../../src/plugins/docusaurus-patches';
import {withValidAddresses} from '../../../src/plugins/docusaurus-patches/validAddresses';

const site = 'https://docs.example';

test.each([
  [
    'a link',
    '<a class="x" href="/my guides/a b#c">/my guides</a>',
    '<a class="x" href="/my%20guides/a%20b#c">/my guides</a>',
  ],
  [
    'a property of the page',
    `<meta property="og:url" content="${site}/my guides/a">`,
    `<meta property="og:url" content="${site}/my%20guides/a">`,
  ],
  [
    'structured data, without the slash at the end of a folder',
    `<script type="application/ld+json">{"url":"${site}/","item":"${site}/my guides/","name":"My guides/"}</script>`,
    `<script type="application/ld+json">{"url":"${site}/","item":"${site}/my%20guides","name":"My guides/"}</script>`,
  ],
])('spaces are encoded in the URL of %s', (_, written, valid) => {
  expect(withValidAddresses(written, site)).toBe(valid);
});

test('spaces outside URLs of this site are kept', () => {
  const html = `<meta content="Use /my guides, or not"><meta content="/my guides, or not"><code>"/my guides/a"</code><a href="https://docs-example/a b">`;
  expect(withValidAddresses(html, site)).toBe(html);
});

test('a text that has changed is reported, with the file that relies on it', () => {
  const line = '<meta charset="UTF-8">';
  expect(() => checkExpectations((file) => originalText(file).replace(line, '<meta>'))).toThrow(
    /:\nsrc.plugins.first-paint.pageTemplate.eta relies on this text in @docusaurus.core.lib.ssg.ssgTemplate.html.js:\n<!DOCTYPE/,
  );
});
