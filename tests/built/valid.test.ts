import {load} from 'cheerio';
import {HtmlValidate, type Message} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {htmlFiles, htmlOf} from './site';

const off = 'off' as const;

/** Conformance to the standard, and what helps a screen reader; not style, which the minifier of the build decides. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The minifier leaves out what the standard lets it leave out.
    'attr-quotes': off,
    'doctype-style': off,
    'no-implicit-close': off,
    'void-style': off,
    // A full stop in an id is allowed, and the anchors of fields have it.
    'valid-id': ['error', {relaxed: true}],
    // `&` alone is text, unless it could begin the name of a character.
    'no-raw-characters': ['error', {relaxed: true}],
    // Any role may be written out; which element is better is taste.
    'prefer-native-element': off,
    // A name on an element that may have one is not a mistake.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    'no-missing-references': 'error',
    // A matter of search results.
    'long-title': off,
  },
});

type Exception = {rule: string; within: string; why: string};

/** What is left alone, each within the element named and nowhere else. */
const exceptions: Exception[] = [
  {
    rule: 'no-redundant-role',
    within: '.pms-compare',
    why: 'on a phone its rows are shown as cards, and what is not displayed as a table loses the roles of one',
  },
];

/** @returns a line for each mistake in a page: where it is, what is wrong, and which rule says so */
async function mistakes(html: string, file: string): Promise<string[]> {
  const {results} = await validator.validateString(html, file);
  const messages = results.flatMap(({messages: found}) => found);
  if (messages.length === 0) return [];
  const $ = load(html);
  const excepted = ({ruleId, selector}: Message) =>
    exceptions.some(
      ({rule, within}) => rule === ruleId && selector && $(selector).closest(within).length > 0,
    );
  return messages
    .filter((message) => !excepted(message))
    .map(
      ({line, column, message, ruleId, selector}) =>
        `${file}:${line}:${column} ${message} (${ruleId}) at ${selector ?? 'the page'}`,
    );
}

test.each(htmlFiles())('%s is valid HTML', async (file) => {
  expect(await mistakes(htmlOf(file), file)).toEqual([]);
});

describe('the check finds', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

  test.each([
    ['an id used twice', '<p id="a">1</p><p id="a">2</p>', 'no-dup-id'],
    ['a block inside a phrase', '<span><div>1</div></span>', 'element-permitted-content'],
    ['a stray end', '<p>1</section>', 'close-order'],
    ['a control inside a link', '<a href="/">1<input></a>', 'element-permitted-content'],
    ['a name that leads nowhere', '<input aria-labelledby="b">', 'no-missing-references'],
    ['an attribute value that does not exist', '<input type="zip">', 'attribute-allowed-values'],
    ['a needless role outside the comparison', '<table role="table"></table>', 'no-redundant-role'],
  ])('%s, and says where', async (_, body, rule) => {
    const found = await mistakes(page(body), 'a.html');
    expect(found.join('\n')).toContain(`(${rule})`);
    expect(found[0]).toMatch(/^a\.html:1:\d+ /);
  });

  test('nothing in a needless role within the comparison', async () => {
    const table = '<div class="pms-compare"><table role="table"></table></div>';
    expect(await mistakes(page(table), 'a.html')).toEqual([]);
  });
});
