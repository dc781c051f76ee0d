import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {htmlFiles, htmlOf, site} from './site';

const scripts = path.join(site, 'assets/js');

/** The scripts that hold a text, by file name. */
function holding(text: string): string[] {
  return readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(scripts, file), 'utf8').includes(text),
  );
}

describe('what every page loads', () => {
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

  test('is no style sheet: the styles stand in the page', () => {
    const pages = htmlFiles().map((file) => ({file, html: htmlOf(file)}));
    const asking = pages.filter(({html}) => /<link[^>]+rel="?stylesheet/.test(html));
    expect(asking.map(({file}) => file)).toEqual([]);
    const shown = pages.filter(({html}) => html.includes('<main'));
    expect(shown.length).toBeGreaterThan(100);
    const bare = shown.filter(({html}) => !/<style>[^<]*--ifm-color-primary:/.test(html));
    expect(bare.map(({file}) => file)).toEqual([]);
  });
});
