import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkHtml, readReport} from '../../../scripts/lib/htmlChecker.mjs';
import {findJava} from '../../../scripts/lib/java.mjs';
import {temporaryFolder} from '../../support/temporaryFolder';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><style>a{no-such:1}</style></head><body>${body}</body></html>`;

describe('the checker of HTML', () => {
  test.skipIf(!findJava())(
    'names file, place and mistake, and leaves styles alone',
    async () => {
      const site = temporaryFolder('markup');
      mkdirSync(path.join(site, 'docs'));
      writeFileSync(path.join(site, 'index.html'), page('<p>Text</p>'));
      writeFileSync(path.join(site, 'docs/a b.html'), page('<a href="/a b">Text</a>'));
      const {pages, mistakes} = await checkHtml(String(findJava()), site);
      expect(pages).toBe(2);
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toMatch(/^docs\/a b\.html:1:\d+ Bad value “\/a b” for attribute “href”/);
    },
    60_000,
  );

  test('that printed no report is an error with what it printed', () => {
    expect(() => readReport('Unable to access jarfile vnu.jar', '/site')).toThrow(
      'gave no report. It printed: Unable to access jarfile',
    );
  });

  test('is excepted for the roles of the comparison, and on no other page', () => {
    const message =
      'The “role” attribute must not be used on a “td” element which has a “table” ancestor';
    const report = (file: string) =>
      JSON.stringify({messages: [{type: 'error', url: `file:/site/${file}`, message}]});
    expect(readReport(report('docs/PMS%20Specific%20Guides.html'), '/site')).toEqual([]);
    expect(readReport(report('docs/a.html'), '/site')).toEqual([`docs/a.html:0:0 ${message}`]);
  });
});
