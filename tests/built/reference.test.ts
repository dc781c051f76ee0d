// Tests that the pages of the API reference show everything that the contract has.
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {deprecatedSince} from '../../src/plugins/reference/blocks/deprecated';
import {loadContract} from '../../src/plugins/reference/contract/load';
import type {Evidence, Operation, Schema} from '../../src/plugins/reference/contract/model';
import {readPages} from '../../src/site/pages';
import {contractPages} from '../../src/plugins/reference/contract/pages';
import {firstFields, samplesFor} from '../../src/plugins/reference/samples';
import type {Part} from '../../src/site/parts';
import {markdownOf, parsedPage, textOf} from './site';

const contract = loadContract();
const operations = [...contract.operations.values()];

type Field = {id: string; name: string; values: unknown[]; inferred?: boolean};

const isInferred = (one: {evidence: Evidence}) => one.evidence.level === 'inferred';

/** Returns the anchors of what a page marks as inferred. */
const marked = ($: CheerioAPI) =>
  $.extract({all: [{selector: 'a[data-evidence="inferred"]', value: 'href'}]}).all.map(decodeURI);

/** Counts the marks of inferred parts in a Markdown page. */
const marksIn = (markdown: string) => markdown.match(/\((?:fields )?inferred\)/g)?.length ?? 0;

/**
 * Lists the fields of a schema with their anchors. Does not use the code that renders the page, so that the test also
 * finds mistakes in that code.
 */
function fieldsBelow(schema: Schema = {}, prefix: string): Field[] {
  const {items, properties = {}} = schema;
  const rest = schema['x-additional-members'] ?? schema.additionalProperties;
  const members = Object.entries(properties).map(([key, member]) => ({key, name: key, member}));
  if (typeof rest === 'object') members.push({key: '*', name: '<any key>', member: rest});
  return [
    ...members.flatMap(({key, name, member}) => [
      {
        id: prefix + key,
        name,
        values: member.enum ?? member.items?.enum ?? [],
        inferred: member['x-evidence'] === 'inferred',
      },
      ...fieldsBelow(member, `${prefix}${key}.`),
    ]),
    ...(items ? fieldsBelow(items, prefix) : []),
  ];
}

const fieldsOf = ({parameters, requestBody, responses}: Operation): Field[] => [
  ...parameters.map((one) => ({
    id: `${one.in}-${one.name}`,
    name: one.name,
    values: one.schema.enum ?? [],
    inferred: isInferred(one),
  })),
  ...fieldsBelow(requestBody?.content.schema, 'body-'),
  ...responses.flatMap(({status, content}) => fieldsBelow(content?.schema, `response-${status}.`)),
];

/** Removes what differs between a page and its Markdown: Markdown syntax, links, spaces and case. */
const words = (text: string) =>
  text
    .replaceAll(/\]\([^)\s]*\)/g, '')
    .replaceAll(/[\\`*\s[\]\u200b]/g, '')
    .toLowerCase();

type Shown = {operation: Operation; $: CheerioAPI; markdown: string; markdownWords: string};

const shown: Shown[] = operations.map((operation) => {
  const markdown = markdownOf(operation.route);
  const $ = parsedPage(operation.route);
  return {operation, $, markdown, markdownWords: words(markdown)};
});

/** Returns what is missing on the page of an operation or in its Markdown. */
type Check = (shown: Shown) => string[];

const part = (name: Part) => `[data-part="${name}"]`;

const allowed = `${part('values')} code`;

const fieldById = ($: CheerioAPI) =>
  new Map(
    $('[data-part="field"]')
      .toArray()
      .map((field) => [field.attribs.id, $(field)]),
  );

const fields: Check = ({operation, $, markdown}) => {
  const byId = fieldById($);
  const lines = markdown.split('\n').filter((line) => /^ *- `/.test(line));
  return fieldsOf(operation).flatMap(({id, name, values}) => {
    const field = byId.get(id);
    if (!field) return [`#${id}`];
    const own = (...selectors: string[]) =>
      field
        .find(selectors.join(', '))
        .toArray()
        .filter((one) => $(one).closest(part('field')).is(field))
        .map((one) => $(one).text());
    const line = words(lines.filter((one) => one.includes(`- \`${name}\` (`)).join('\n'));
    const facts = own(part('type'), part('tag'), part('text'), allowed, `${part('facts')} dd`);
    const lost = [
      ...own(part('name')).filter((text) => text !== name),
      ...(field.find(`a[href="#${id}"]`).length === 1 ? [] : ['link to itself']),
      ...values.map(String).filter((value) => !own(allowed).includes(value)),
      ...facts.filter((fact) => !line.includes(words(fact))),
    ];
    return lost.map((what) => `#${id}: ${what}`);
  });
};

const call: Check = ({operation, $, markdown}) => {
  const {method, fullPath, servers} = operation;
  const callBox = $('#call').text();
  return [
    `${method.toUpperCase()} ${fullPath}`,
    ...servers.map(({origin}) => new URL(origin).host),
  ].filter((text) => !callBox.includes(text) || !markdown.includes(text));
};

const statuses: Check = ({operation, $, markdown}) => {
  const pageText = $('body').text();
  return operation.responses.flatMap(({status, content}) => {
    const example = content?.example;
    const isShown =
      example === undefined ||
      (pageText.includes(JSON.stringify(example, null, 2)) &&
        markdown.includes(JSON.stringify(example)));
    const hasAnchor = $(`[id="response-${status}"]`).length === 1 && markdown.includes(status);
    return [...(isShown ? [] : [`example of ${status}`]), ...(hasAnchor ? [] : [status])];
  });
};

const samples: Check = ({operation, $, markdown}) => {
  const panels = $(`${part('samples')} [data-kind="language"] > ${part('panel')}`).toArray();
  const shownIn = (panel: number, version: string) => {
    const code = $(panels[panel]).find('code');
    return (code.length > 1 ? code.filter(`[data-fields="${version}"] *`) : code).text().trimEnd();
  };
  const first = firstFields(operation);
  const inEachLanguage = textOf(`${operation.route}.samples.md`);
  return samplesFor(operation).flatMap(({label, code, all = code}, index) => {
    const text = (first === 'all' ? all : code).trimEnd();
    const isRight =
      shownIn(index, 'required') === code.trimEnd() &&
      shownIn(index, 'all') === all.trimEnd() &&
      inEachLanguage.includes(text) &&
      markdown.includes(text) === (index === 0);
    return isRight ? [] : [label];
  });
};

/** Returns the anchors of everything that the contract calls inferred: call, hosts, parameters, fields and responses. */
function inferredParts(operation: Operation): string[] {
  const {servers, requestBody, responses} = operation;
  const fieldsWithMark = fieldsOf(operation).filter(({inferred}) => inferred);
  return [
    ...(isInferred(operation) ? ['call'] : []),
    ...servers.filter(isInferred).map(({origin}) => `host-${new URL(origin).host}`),
    ...(requestBody && isInferred(requestBody) ? ['body'] : []),
    ...responses.filter(isInferred).map(({status}) => `response-${status}`),
    ...fieldsWithMark.map(({id}) => id),
  ];
}

const evidence: Check = ({operation, $, markdown}) => {
  const parts = inferredParts(operation);
  const about = $('details:has(> summary #about-this-page)');
  const marks = marked($);
  const above = $('h2')
    .first()
    .prevAll()
    .add($(part('samples')).prevAll());
  const gaps = operation.evidence.level === 'documented' ? [] : operation.evidence.missing;
  return [
    ...parts.filter((name) => !marks.includes(`#about-${name}`)).map((name) => `mark of ${name}`),
    ...parts.filter((name) => about.find(`[id="about-${name}"]`).length !== 1),
    ...gaps.filter((gap) => !about.text().includes(gap.replaceAll('`', ''))),
    ...(marksIn(markdown) >= parts.length ? [] : ['marks in Markdown']),
    ...above
      .find('[data-evidence]:not([data-evidence="inferred"])')
      .toArray()
      .map(() => 'a gap above the request'),
    ...(about.is('[open]') ? ['the section is open'] : []),
  ];
};

const successors: Check = ({operation, $}) => {
  const notice = $('main p').filter((_, line) => $(line).text().startsWith(deprecatedSince));
  const successor = contract.allOperations.get(operation.successor ?? '');
  return [
    ...((notice.length === 1) === (operation.deprecated === 'version') ? [] : ['notice']),
    ...(!successor || notice.find(`a[href="${successor.route}"]`).length > 0 ? [] : ['link']),
  ];
};

const prose: Check = ({$, markdownWords}) => {
  const article = $('article').clone();
  // A mark is in parentheses in Markdown.
  article.find('[data-evidence="inferred"]').text((_, text) => `(${text})`);
  // Other tests check fields and samples. Lists of other pages are shorter in Markdown.
  const others = ['fields', 'fold', 'samples', 'operations'] as const;
  article
    .find(`${others.map(part).join(', ')}, nav, a[translate="no"], pre, [data-ignore="all"]`)
    .remove();
  return article
    .find('p, li, td, dd, h2, h3')
    .toArray()
    .map((one) => $(one).text())
    .filter((text) => !markdownWords.includes(words(text)));
};

test.each<[behaviour: string, check: Check]>([
  ['every field and parameter with its anchor, type, values and facts', fields],
  ['its method, path and hosts', call],
  ['an anchor for every status, and every example', statuses],
  ['every sample on the page, and only the first in the Markdown', samples],
  [
    'a mark at everything that is inferred, and the reasons in the closed section at the end',
    evidence,
  ],
  ['a deprecation notice only in version 1, with a link to its successor', successors],
  ['every paragraph, list and table of the page in the Markdown too', prose],
])('each operation of the contract has %s', (_, check) => {
  expect(shown.flatMap((one) => check(one).map((lost) => `${one.operation.key}: ${lost}`))).toEqual(
    [],
  );
});

test('the page of an operation known only by name says so, and shows no path', () => {
  for (const {route, kind} of contract.allOperations.values()) {
    if (kind !== 'unknown') continue;
    const $ = parsedPage(route);
    const note = $('p[data-evidence="unknown"]');
    expect(note.find('a[href="/docs/contact"]').length, route).toBe(1);
    expect(
      $([part('call'), part('field'), part('samples'), 'article table'].join()).length,
      route,
    ).toBe(0);
  }
});

test('the page of a resource has every field of its entity, and marks what is inferred, as does its Markdown', () => {
  const resources = contractPages(readPages()).filter(({keys}) => keys.resource && keys.entity);
  const wrong = resources.flatMap(({docId, keys}) => {
    const version = keys.resource?.split('/')[0] as 'v1' | 'v2';
    const entity = contract.apis[version].entities.get(keys.entity ?? '');
    const route = `/docs/${docId.replace(/\/index$/, '')}`;
    const $ = parsedPage(route);
    const byId = fieldById($);
    const all = fieldsBelow(entity?.schema, 'field-');
    const inferred = all.filter((one) => one.inferred);
    const marks = marked($);
    return [
      ...all.filter(({id}) => !byId.has(id)).map(({id}) => `${docId}: ${id}`),
      ...inferred
        .filter(({id}) => !marks.includes(`#about-${id}`))
        .map(({id}) => `${docId}: mark of ${id}`),
      ...(marksIn(markdownOf(route)) >= inferred.length ? [] : [`${docId}: Markdown`]),
    ];
  });
  expect(resources.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

test('the list of operations has each operation once, with its method unless only the name is known', () => {
  const $ = parsedPage('/api-reference');
  const listed = $('li[data-words]')
    .toArray()
    .map((item) => [$(item).find('a').attr('href'), $(item).find(part('method')).text()]);
  const expected = [...contract.allOperations.values()].map((operation) => [
    operation.route,
    'method' in operation ? operation.method.toUpperCase() : '',
  ]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

type Item = {id?: string; className?: string; items?: Item[]};

const withNested = (item: Item): Item[] => [item, ...(item.items ?? []).flatMap(withNested)];

test('the sidebar shows the method of each operation, and of no other page', () => {
  const items = Object.values(sidebars as Record<string, Item[]>)
    .flat()
    .flatMap(withNested);
  const found = items.flatMap(({id, className = ''}) => {
    const [, method] = /operation--(\w+)/.exec(className) ?? [];
    return method ? [[`/docs/${id}`, method]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(operations.map(({route, method}) => [route, method])),
  );
});

test('what to know before sending a call is above its samples, also in Markdown', () => {
  const noted = operations.filter(({sampleNote}) => sampleNote);
  expect(noted.map(({route}) => route)).not.toEqual([]);
  for (const {route, sampleNote = ''} of noted) {
    const note = sampleNote.replace(/[[`].*/s, '').trim();
    for (const [text, code] of [
      [parsedPage(route)('[data-part="samples"]').html() ?? '', '<pre'],
      [markdownOf(route), '```bash'],
    ] as const) {
      const before = text.slice(0, text.indexOf(code)).replaceAll('&#39;', "'");
      expect(before, route).toContain(note);
    }
  }
});
