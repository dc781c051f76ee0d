// Validates the HTML of all pages.
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
