// Tests the pages of the PMS guides, their comparison and the published data about PMSs.
import type {Cheerio, CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {pmsGuidesFolder} from '../../src/plugins/pms/model/pmsGuidesFolder';
import {loadPmsGuides} from '../../src/plugins/pms/model/load';
import {pmsGuideRoute, numberedSources, ownSupportOf} from '../../src/plugins/pms/model/derive';
import {
  dataPath,
  publishedData,
  publishedJsonSchema,
  schemaPath,
} from '../../src/plugins/pms/model/published';
import {shortLimits} from '../../src/plugins/pms/model/shortForm';
import {throughCalry} from '../../src/plugins/pms/model/throughCalry';
import {resourceLabel, supportLabel} from '../../src/plugins/pms/model/vocabulary';
import {product} from '../../src/product';
import {longDate} from '../../src/site/dates';
import {oneLine} from '../../src/site/oneLine';
import {markdownOf, parsedPage, textOf} from './site';

const guides = loadPmsGuides();
type PmsGuide = (typeof guides)[number];

/** Returns the texts and URLs in a front matter value. Skips single words, which pages show differently. */
function facts(value: unknown): string[] {
  if (typeof value === 'string') return /[ .]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(facts) : [];
}

function factsOf(guide: PmsGuide): string[] {
  const {title, description, pms} = guide;
  const {sources, ...others} = pms;
  return [
    title,
    description,
    ...facts(others),
    // What several limits have in common is in a row above them.
    ...shortLimits(guide).flatMap(({value, remarks}) => [value, ...remarks.split(': ')]),
    ...Object.values(sources).flatMap(({read, title: name}) => [name, longDate(read)]),
  ];
}

/** Removes what differs between a page and its Markdown: Markdown syntax, spaces and case. */
const words = (text: string) =>
  oneLine(text.replaceAll(/[\\`*\u200b]/g, ''))
    .replaceAll(' ', '')
    .toLowerCase();

/** Matches the numbers of sources in Markdown, such as `[4, 7, reported]`. */
const sourceNumbers = /\[\d+(?:, (?:\d+|reported))*\](?:\s*\(inferred\)|(?!\())/g;

/** Returns the text of elements without the numbers of sources. */
const textIn = (elements: ReturnType<Cheerio<never>['find']>) => {
  const copy = elements.clone();
  copy.find('sup, [data-evidence=inferred]').remove();
  return copy.text();
};

/** Checks the page of a guide, and returns a line for each problem. */
type Check = ($: CheerioAPI, guide: PmsGuide) => string[];

const shownFacts: Check = ($, guide) => {
  const links = $('article a')
    .toArray()
    .map(({attribs}) => attribs.href);
  const description = $('meta[name="description"]').attr('content');
  const places = {
    page: words([description, textIn($('article')), ...links].join(' ')),
    Markdown: words(
      markdownOf(pmsGuideRoute(guide.slug))
        .replaceAll(sourceNumbers, '')
        .replaceAll(/\[(\S+)\]\(mailto:\1\)/g, '$1')
        // Links that the build adds to what a fact names.
        .replaceAll(/\[(Calry support|Create an \S+ \S+ webhook)\]\([^)]*\)/g, '$1'),
    ),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    factsOf(guide)
      .filter((fact) => !text.includes(words(fact)))
      .map((fact) => `${place}: ${fact}`),
  );
};

/** Returns the labels of the resources that a text names: `properties, reservations (read, create)`. */
const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\w+) \(([^)]*)\)/g, (_, name: string, uses: string) =>
      uses.replace(/\w+/g, (use) => `${name}: ${use}`),
    )
    .split(', ');

const support: Check = ($, guide) => {
  const rows = $('article table tr')
    .toArray()
    .map((row) => $(row).children('td').toArray())
    .map((cells) => cells.map((cell) => oneLine(textIn($(cell))).trim()));
  // What is unknown in both columns is in a line below the table, after a colon, as below the key facts.
  const unknown = $('article [data-evidence="unknown"]')
    .toArray()
    .flatMap((line) => namesIn($(line).text().split(/: |\./)[1] ?? ''));
  const entries = ownSupportOf(guide.pms);
  // If nothing is known of the unified API, the table has no column for it.
  const isUnified = entries.some(({key}) => throughCalry(guide, key).support !== 'unknown');
  return entries.flatMap((entry) => {
    const label = resourceLabel(entry.key);
    const calry = isUnified ? [throughCalry(guide, entry.key).text] : [];
    const expected = [...calry, supportLabel(entry)];
    const isShown = rows.some(
      ([names = '', ...cells]) =>
        cells.slice(0, expected.length).join() === expected.join() &&
        namesIn(names).includes(label.toLowerCase()),
    );
    return isShown || unknown.includes(label.toLowerCase()) ? [] : [label];
  });
};

const sources: Check = ($, guide) => {
  const strayed =
    $('article')
      .html()
      ?.match(/.{0,40}[\s.]<sup>.{0,40}/g) ?? [];
  const wrong = numberedSources(guide).filter(({id, url}) => {
    // A page of this site's earlier edition has no address that a reader could open.
    const expected = url.startsWith(product.siteUrl) ? undefined : url;
    return $(`li#source-${id} a`).attr('href') !== expected;
  });
  const isCited = $('article sup a[href^="#source-"]').length > 0;
  return [...strayed, ...wrong.map(({url}) => url), ...(isCited ? [] : ['no references'])];
};

test.each<[behaviour: string, check: Check]>([
  ['shows every fact of its front matter, on the page and in its Markdown', shownFacts],
  ['shows the support for each resource in words', support],
  ['has each reference directly after a word, and links to every external source', sources],
])('each PMS guide %s', (_, check) => {
  const found = guides.flatMap((guide) =>
    check(parsedPage(pmsGuideRoute(guide.slug)), guide).map((what) => `${guide.slug}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('the comparison has every PMS in both tables and in its Markdown, and no empty cell', () => {
  const $ = parsedPage(`/${pmsGuidesFolder}`);
  const markdown = markdownOf(`/${pmsGuidesFolder}`);
  const tables = $('[data-part="comparison"]').toArray();
  const names = tables.map((table) =>
    $(table)
      .find('tbody tr:not([hidden]) a[href^="/docs/PMS%20Specific%20Guides/"]')
      .toArray()
      .map((link) => $(link).text()),
  );
  expect(names).toEqual([guides.map(({title}) => title), guides.map(({title}) => title)]);
  expect(
    $('[data-part="comparison"] tbody td').filter((_, cell) => $(cell).text().trim() === ''),
  ).toHaveLength(0);
  for (const {title, pms} of guides) {
    expect(markdown.split(`[${title}](`).length, title).toBeGreaterThan(2);
    const row = $(`[data-kind="expose"] tr[data-name="${title.toLowerCase()}"]`);
    // Each cell has the label and then a short form, which the page shows below the icon.
    for (const entry of ownSupportOf(pms))
      expect(
        row
          .find(`[data-label="${resourceLabel(entry.key)}"]`)
          .text()
          .startsWith(supportLabel(entry)),
        `${title}: ${entry.key}`,
      ).toBe(true);
  }
});

test('the overview of the guides lists every limit of every PMS', () => {
  const $ = parsedPage('/docs/PMS Specific Guides');
  for (const guide of guides) {
    const {title} = guide;
    const item = $('#pms-limits ~ details ul')
      .first()
      .find('li')
      .filter((_, one) => $(one).children('a').text() === title);
    const lines = item.find('li').length > 0 ? item.find('li') : item;
    expect(lines.toArray().map((line) => $(line).text().replace(`${title}: `, ''))).toEqual(
      shortLimits(guide).map(({text}) => text),
    );
  }
});

test('the data and its schema are published as JSON', () => {
  const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(JSON.parse(textOf(dataPath))).toEqual(asJson(publishedData(guides)));
  expect(JSON.parse(textOf(schemaPath))).toEqual(asJson(publishedJsonSchema()));
});
