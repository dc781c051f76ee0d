// Tests that no guide says the same thing twice.
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {files, oneLine, textOf} from './site';

const guides = files.filter((file) =>
  /^docs\/(guides\/.+|introduction|calrylink|category\/guides)\.html$/.test(file),
);

/** Long enough that an equal text is a repetition and not a common phrase. */
const length = 60;

test.each(guides)('%s has no paragraph, item, row or code twice', (file) => {
  const $ = load(textOf(file));
  const texts = $('article')
    .find('p, li, tr, pre')
    .not('li:has(p, li, pre)')
    .toArray()
    .map((element) => oneLine($(element).text()))
    .filter((text) => text.length > length);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
