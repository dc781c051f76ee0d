// Validates the HTML of all pages.
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {pages} from '../built/site';

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']});

/**
 * Lists the mistakes of a page.
 *
 * @param html of the page as browsers build it, because the minified page omits end tags
 */
const mistakesIn = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${ruleId}: ${message} At: ${selector}`);

test('every page is valid HTML', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(
    pages.flatMap(({file, $}) => mistakesIn($.html()).map((one) => `${file}: ${one}`)),
  ).toEqual([]);
});

test.each([
  ['no-dup-id', '<p id="a">A</p><p id="a">B</p>'],
  ['attribute-allowed-values', '<button type="push">A</button>'],
  ['attribute-allowed-values', '<table><tr><td colspan="x">A</td></tr></table>'],
  ['element-required-attributes', '<img alt="A">'],
  ['element-permitted-content', '<ul><p>A</p></ul>'],
  ['element-permitted-content', '<a href="/a"><button type="button">A</button></a>'],
  ['element-required-content', '<details>A</details>'],
  ['valid-for', '<label for="a">A</label><p id="a">B</p>'],
  ['multiple-labeled-controls', '<label>A<input><input></label>'],
  ['no-multiple-main', '<main>A</main><main>B</main>'],
])('the fault %s is found in %s', (rule, body) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
  expect(mistakesIn(load(html).html()).join('\n')).toMatch(new RegExp(`^${rule}: `, 'm'));
});
