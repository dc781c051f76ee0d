// Tests the search index, and how well it answers typical questions.
import {execFileSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {DATA_URL, type SearchData} from '../../src/plugins/search/data';
import {prepare} from '../../src/plugins/search/engine';
import type {Piece} from '../../src/plugins/search/excerpt';
import {find} from '../../src/plugins/search/find';
import {loadContract} from '../../src/plugins/reference/contract/load';
import {parse} from 'yaml';
import {routedPages, pageAt, textOf} from './site';
import {readRows} from '../support/readRows';

type Question = {
  question: string;
  class: string;
  /** Paths of pages, at least one of which must be found. Empty if no page answers the question. */
  pages: string[];
  /** Anchors on these pages, at least one of which must be offered. Empty if the whole page is the answer. */
  sections: string[];
  /** Whether the test fails if this question alone finds no page in the first three. */
  must?: boolean;
};

const data: SearchData = JSON.parse(textOf(DATA_URL));
const engine = prepare(data);

const search = (text: string) =>
  find(engine, text, 8).pages.map(({hits}) => ({
    hits,
    url: hits[0]?.url.split('#')[0] ?? '',
    anchors: hits.map(({url}) => url.split('#')[1] ?? ''),
  }));

/** Says whether an anchor is of a section or, in a PMS guide, of a part of it for one way to connect. */
const isIn = (sections: string[], anchor: string) =>
  sections.some((section) => anchor === section || anchor.startsWith(`${section}-`));

/**
 * Minimum shares for each half of the questions. Only the first half is used to tune the ranking. The second half
 * checks that the ranking is not overfitted to the first half.
 */
describe.each([
  ['tune', {inThree: 0.95, first: 0.87, section: 0.93}],
  ['unseen', {inThree: 0.94, first: 0.85, section: 0.9}],
])('the questions in %s.yaml', (half, least) => {
  const questions = readRows<Question>(`tests/data/questions/${half}.yaml`);
  const known = questions.filter((one) => one.class !== 'nothing');
  const answers = known.map(({question, pages, sections, must}) => {
    const found = search(question);
    const right = found.slice(0, 3).filter(({url}) => pages.includes(url));
    return {
      question,
      must,
      found,
      isFirst: pages.includes(found[0]?.url ?? ''),
      inThree: right.length > 0,
      asksForSection: sections.length > 0,
      hasSection: right.some(({anchors}) => anchors.some((anchor) => isIn(sections, anchor))),
    };
  });
  const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;
  const asked = answers.filter(({asksForSection}) => asksForSection);

  test(`find a page in the first three in ${least.inThree * 100} %, and first in ${least.first * 100} %`, () => {
    // Failures of the unseen half are not printed, so that nobody tunes the ranking to them.
    const missed = answers.filter(({inThree}) => half === 'tune' && !inThree);
    const message = missed.map(({question}) => question).join('\n');
    const inThree = answers.filter((one) => one.inThree);
    const first = answers.filter(({isFirst}) => isFirst);
    expect(answers.filter((one) => one.must && !one.inThree)).toEqual([]);
    expect(share(inThree, answers), message).toBeGreaterThanOrEqual(least.inThree);
    expect(share(first, answers), message).toBeGreaterThanOrEqual(least.first);
    expect(answers.filter(({found}) => found.length === 0)).toHaveLength(0);
  });

  test(`find the section in ${least.section * 100} %`, () => {
    const found = asked.filter(({hasSection}) => hasSection);
    expect(share(found, asked)).toBeGreaterThanOrEqual(least.section);
  });

  test('report a missing word if no page has it', () => {
    const sure = questions
      .filter((one) => one.class === 'nothing')
      .map(({question}) => find(engine, question, 1))
      .filter(({pages, missingWords}) => pages.length > 0 && missingWords.length === 0);
    expect(sure).toHaveLength(0);
  });

  test('show excerpts without the heading or table fragments', () => {
    const hits = answers.flatMap(({found}) => found.flatMap((page) => page.hits));
    const joined = (pieces: Piece[]) => pieces.map((piece) => piece.text).join('');
    const mistakes = hits.flatMap((hit) => {
      const heading = joined(hit.heading);
      const text = joined(hit.excerpt);
      const rest = heading && text.startsWith(heading) ? text.slice(heading.length) : 'other text';
      return /^$|^(?::| ·)/.test(rest) || /^·|·$|· ·|: ·/.test(text) ? [`${hit.url}: ${text}`] : [];
    });
    expect(mistakes.length, half === 'tune' ? mistakes.join('\n') : '').toBe(0);
  });
});

const operations = [...loadContract().allOperations.values()].map((one) => ({
  ...one,
  url: encodeURI(one.route),
}));

test("an operation's ID finds the operation first, in the current version unless the query has v1", () => {
  const current = new Set(
    operations.flatMap(({api, operationId}) => (api === 'v1' ? [] : [operationId])),
  );
  const wrong = operations.flatMap(({operationId: id, api, url}) => {
    const named = [`${api} ${id}`, `${api}/${id}`, `${id.toLowerCase()} ${api}`];
    const isCurrent = api !== 'v1' || !current.has(id);
    return [...named, ...(isCurrent ? [id, `${id} `, id.slice(0, -1)] : [])].filter(
      (text) => search(text)[0]?.url !== url,
    );
  });
  expect(operations.length).toBeGreaterThan(70);
  expect(wrong).toEqual([]);
});

test("an operation's method and path find the operation first, typed or pasted", () => {
  const calls = data.pages.flatMap(({call, url}) => (call ? [{call, url}] : []));
  const wrong = calls.flatMap(({call, url}) => {
    const [method = '', template = ''] = call.split(' ');
    const concrete = template.replaceAll(/\{.*?\}/g, '4c1f0a52-771');
    return [
      call,
      `${method} ${concrete}`,
      `${method.toLowerCase()} https://prod.calry.app${concrete}?limit=5&cursor=abc`,
      `curl -X ${method} 'https://dev.calry.app${concrete}'`,
    ].filter((text) => search(text)[0]?.url !== url);
  });
  expect(calls.length).toBeGreaterThan(70);
  expect(wrong).toEqual([]);
});

test('npm run search prints the hits and how their scores are calculated', () => {
  const args = ['run', '-s', 'search', '--', 'v1 PUT availability'];
  const [first] = parse(execFileSync('npm', args, {encoding: 'utf8'})).results;
  expect(first.page).toContain(
    'Update availability of a property (v1) PUT /api/v1/vrs/availability/',
  );
  const {page, section, coverage, kind} = first.parts;
  const product = (page + section) * coverage * kind;
  expect(product / first.score).toBeCloseTo(1, 1);
});

test('every section in the index exists on its page', () => {
  const sections = data.pages.flatMap((page) =>
    page.sections.map(([id]) => [page.url, id] as const),
  );
  const missing = sections.filter(([url, id]) => !pageAt(url) || (id && !pageAt(url)?.ids.has(id)));
  expect(data.pages.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

test('the index has every page except index pages', () => {
  const list =
    /^\/(?:blog|search|markdown-page|blog\/(?:archive|authors|tags.*)|docs\/category\/.*)?$/;
  const urls = data.pages.map(({url}) => decodeURI(url));
  const missing = routedPages.map(({route}) => route).filter((route) => !urls.includes(route));
  expect(missing.filter((route) => !list.test(route))).toEqual([]);
});
