import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import {parse} from 'postcss';
import {describe, expect, test} from 'vitest';
import {brotliQuality} from '../../scripts/lib/compress.mjs';
import {htmlFiles, htmlOf, site} from './site';

const scripts = path.join(site, 'assets/js');

/** The scripts that hold a text, by file name. */
function holding(text: string): string[] {
  return readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(scripts, file), 'utf8').includes(text),
  );
}

/** The parts of a selector between its combinators: `html:not(:has(a))` and `b` of `html:not(:has(a)) > b`. */
function compounds(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(sign)) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.filter(Boolean);
}

describe('what every page loads', () => {
  const pages = htmlFiles().map((file) => [file, load(htmlOf(file))] as const);

  test('names no page of the project in the application script', () => {
    const application = (file: string) => file.startsWith('main.');
    expect(readdirSync(scripts).filter(application)).not.toEqual([]);
    expect(holding('"@site/docs/').filter(application)).toEqual([]);
  });

  test('has a sidebar without what it does not show', () => {
    const [sidebar, ...others] = holding('docsSidebars":{');
    expect(others).toEqual([]);
    const source = readFileSync(path.join(scripts, String(sidebar)), 'utf8');
    expect(source).toContain('"href":"/docs/guides/pagination"');
    expect(source).not.toContain('"unlisted":false');
    // Only on a card of an index page is a page looked up by its id.
    expect(source).not.toContain('"docId":"introduction"');
    expect(source).toContain('"docId":"guides/pagination"');
  });

  test('holds up no paint: a script in the head is deferred, and the application stands behind the page', () => {
    for (const [file, $] of pages) {
      const inHead = $('head script[src]').toArray();
      const blocking = inHead.filter((script) => !('defer' in script.attribs));
      const sources = blocking.map(({attribs}) => attribs.src);
      if ($('meta[http-equiv="refresh"]').length > 0) {
        expect(sources, file).toEqual(['/js/redirect.js']);
        continue;
      }
      expect(sources, file).toEqual([]);
      const application = $('script[src^="/assets/js/"]');
      expect(application.length, file).toBeGreaterThan(1);
      expect(application.filter('#__docusaurus ~ script[async]').length, file).toBe(
        application.length,
      );
    }
  });

  test('ends with the script of the whole site, which is synchronous', () => {
    expect(pages.map(([file]) => file)).toContain('docs/index.html');
    for (const [file, $] of pages) {
      const [script, ...others] = $('script[src="/js/ph.js"]').toArray();
      expect(others, file).toEqual([]);
      expect(script?.attribs, file).toEqual({src: '/js/ph.js'});
      expect($('body').children().last().is('script[src="/js/ph.js"]'), file).toBe(true);
    }
  });

  test('is no style sheet before the paint: the rules of the page stand in it', () => {
    const shown = pages.filter(([, $]) => $('main').length > 0);
    expect(shown.length).toBeGreaterThan(100);
    for (const [file, $] of shown) {
      expect($('head link[rel="stylesheet"]').length, file).toBe(0);
      expect($('#__docusaurus ~ link[rel="stylesheet"][media="print"]').length, file).toBe(1);
      expect($('head style').text(), file).toContain('--ifm-color-primary:');
    }
  });

  // Where a rule asks what the whole page holds, each element that a script adds or takes away has all elements that any `:has` speaks
  // of looked at again: some 20 ms each time on a slow phone.
  test('asks in no rule what the whole page holds', () => {
    const folder = path.join(site, 'assets/css');
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
    const asking: string[] = [];
    for (const sheet of sheets) {
      parse(readFileSync(path.join(folder, sheet), 'utf8')).walkRules(({selectors}) => {
        asking.push(...selectors.filter((selector) => selector.includes(':has(')));
      });
    }
    expect(asking.length).toBeGreaterThan(10);
    const ofThePage = /^(?:html|body|:root|\*|\[data-theme|:(?:is|not|where)\()/;
    expect(
      asking.filter((selector) =>
        compounds(selector).some((part) => part.includes(':has(') && ofThePage.test(part)),
      ),
    ).toEqual([]);
  });

  const sent = (page: string) => {
    // The same page is up to 60 bytes more or less by the hash of its commit alone, and by whether all was committed.
    const html = page.replace(
      /(build-commit content=)[0-9a-f]{40}(?:-dirty)?/,
      `$1${'0'.repeat(40)}`,
    );
    const params = {[constants.BROTLI_PARAM_QUALITY]: brotliQuality('.html')};
    return brotliCompressSync(html, {params}).length;
  };
  const guide = (name: string) => htmlOf(`docs/guides/${name}.html`);

  test.each([
    'introduction',
    'for-programs',
    'guides/quickstart',
    'guides/work-without-an-account',
    'guides/authentication',
    'guides/errors',
    'guides/glossary',
    'guides/moving-to-v2',
    'guides/pagination',
  ])('is not much: %s', (name) => {
    expect(sent(htmlOf(`docs/${name}.html`))).toBeLessThanOrEqual(22_000);
  });

  // What is above 22 kB is their programs in three languages.
  test.each([
    ['calrylink', 23_500],
    ['guides/webhooks/third-party-webhooks', 24_000],
    ['guides/webhooks/calry-webhooks', 24_500],
    ['guides/rate-limiting', 25_000],
    ['guides/webhooks', 26_000],
    ['guides/syncing-data', 27_500],
    ['guides/booking-flow', 31_000],
  ])('grows no further: %s', (name, bytes) => {
    expect(sent(htmlOf(`docs/${name}.html`))).toBeLessThanOrEqual(bytes);
  });

  test.each(['quickstart', 'pagination', 'booking-flow', 'syncing-data'])(
    'comes with the first flight of packets: the first screen of the guide %s',
    (name) => {
      const html = guide(name);
      expect(sent(html.slice(0, html.indexOf('</h1>')))).toBeLessThanOrEqual(14_000);
    },
  );
});
