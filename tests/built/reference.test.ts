import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {namedOperations, operationNamed} from '../../src/reference/contract/find';
import {loadContract} from '../../src/reference/contract/load';
import type {Operation, Schema} from '../../src/reference/contract/model';
import {contractPages} from '../../src/reference/contract/pages';
import {samplesFor} from '../../src/reference/samples';
import {builtPage, site} from './site';

const contract = loadContract();
const operations = [...contract.operations.values()];
const pages = new Map(operations.map(({key, route}) => [key, builtPage(route)]));

const page = ({key}: Operation): CheerioAPI => {
  const found = pages.get(key);
  if (!found) throw new Error(key);
  return found;
};

/**
 * Ids of the fields below a schema, derived here once more and not by the code that writes the page.
 */
function anchors(schema: Schema, prefix: string): {id: string; name: string}[] {
  const {items, properties = {}} = schema;
  const rest = schema['x-additional-members'] ?? schema.additionalProperties;
  const entries = Object.entries(properties).flatMap(([name, member]) => {
    const id = `${prefix}${name}`;
    return [{id, name}, ...anchors(member, `${id}.`)];
  });
  const free =
    typeof rest === 'object'
      ? [{id: `${prefix}*`, name: '<any key>'}, ...anchors(rest, `${prefix}*.`)]
      : [];
  return [...entries, ...free, ...(items ? anchors(items, prefix) : [])];
}

function expectedFields({
  parameters,
  requestBody,
  responses,
}: Operation): {id: string; name: string}[] {
  return [
    ...parameters.map(({in: place, name}) => ({id: `${place}-${name}`, name})),
    ...anchors(requestBody?.content.schema ?? {}, 'body-'),
    ...responses.flatMap(({status, content}) =>
      anchors(content?.schema ?? {}, `response-${status}.`),
    ),
  ];
}

/** The elements of a page by their id. */
const byId = ($: CheerioAPI) =>
  new Map(
    $('[id]')
      .get()
      .map((element) => [$(element).attr('id'), $(element)]),
  );

const hrefs = ($: CheerioAPI, selector: string) =>
  $(selector)
    .get()
    .map((link) => $(link).attr('href'));

describe.each(operations.map((operation) => [operation.key, operation] as const))(
  '%s',
  (_, operation) => {
    const $ = page(operation);

    test('has every field of the contract in its file, each with its name, anchor and a link to it', () => {
      const ids = byId($);
      for (const {id, name} of expectedFields(operation)) {
        const field = ids.get(id);
        expect(field, `#${id}`).toBeDefined();
        expect(field?.find('.ref-name').first().text(), `#${id}`).toBe(name);
        expect(field?.find('.hash-link').first().attr('href')).toBe(`#${id}`);
      }
    });

    test('has an anchor for every status', () => {
      const ids = byId($);
      for (const {status} of operation.responses)
        expect(ids.has(`response-${status}`), status).toBe(true);
    });

    test('shows method, path and hosts', () => {
      const call = $('.ref-endpoint').first().text();
      expect(call).toContain(operation.method.toUpperCase());
      expect(call).toContain(operation.fullPath);
      for (const {host} of operation.servers) expect(call).toContain(host);
    });

    test('says how sure it is, as the contract does', () => {
      const note = $('[data-of="operation"]');
      const {evidence} = operation;
      const isInferred = evidence.level === 'inferred';
      expect(note.length).toBe(isInferred ? 1 : 0);
      const text = note.text().replaceAll(/\s+/g, ' ');
      if (isInferred) {
        expect(note.attr('data-evidence')).toBe('inferred');
        expect(note.find('.ref-notice-title').text()).toBe('Inferred');
        expect(text).toContain(evidence.from.replaceAll('`', '').trim());
      }
      const missing = evidence.level === 'documented' ? [] : evidence.missing;
      const gaps = $('#not-documented-yet').text();
      for (const one of missing) expect(gaps).toContain(one.replaceAll('`', ''));
    });

    test('says once what is not documented, with a mark at each field', () => {
      const own = $('.ref, .ref-console').clone();
      // A list of other operations tells theirs.
      own.find('[data-of="operation"], .ref-operations').remove();
      const text = own
        .get()
        .map((part) => $(part).text())
        .join(' ');
      const fold = $('#not-documented-yet');
      expect(text.match(/not documented yet/gi) ?? []).toHaveLength(fold.length);
      const items = fold.find('li').length;
      if (fold.length > 0)
        expect(fold.find('summary').text()).toBe(`Not documented yet (${items})`);
      const marked = $('.ref-field-head:has(> a[href="#not-documented-yet"])')
        .get()
        .map((head) => `#${$(head).parent().attr('id')}`);
      const listed = hrefs($, '#not-documented-yet li a').map((href) => decodeURI(href ?? ''));
      const fields = listed.filter((href) => byId($).get(href.slice(1))?.is('.ref-field'));
      expect(marked.toSorted()).toEqual([...new Set(fields)].toSorted());
    });

    test('says that v1 is deprecated, and leads on', () => {
      expect($('.ref-notice--deprecated').length).toBe(operation.description === 'v1' ? 1 : 0);
      const successor = operationNamed(contract, operation.successor);
      if (successor) expect(hrefs($, '.ref-notice--deprecated a')).toContain(successor.route);
    });

    test('shows every sample without a script', () => {
      const shown = (version: 'required' | 'all') =>
        $('.ref-samples [data-choice]')
          .get()
          .map((panel) => {
            const code = $(panel).find('code').clone();
            code.find(version === 'all' ? '.only-required' : '.only-all').remove();
            return code.text().trimEnd();
          });
      const samples = samplesFor(operation);
      expect(shown('required')).toEqual(samples.map(({code}) => code.trimEnd()));
      expect(shown('all')).toEqual(samples.map(({code, all}) => (all ?? code).trimEnd()));
      const differ = samples.some(({all}) => all !== undefined);
      expect($('[name="sample-fields"]').length).toBe(differ ? 2 : 0);
    });

    test('shows the example of every answer', () => {
      const text = $('body').text();
      for (const {content} of operation.responses) {
        if (content?.example !== undefined)
          expect(text).toContain(JSON.stringify(content.example, null, 2));
      }
    });
  },
);

test('a page whose operation is known by name alone says so, and shows no call', () => {
  for (const {route} of contract.unknownOperations.values()) {
    const $ = builtPage(route);
    expect($('[data-of="operation"]').attr('data-evidence'), route).toBe('unknown');
    expect(hrefs($, '[data-of="operation"] a'), route).toContain('/docs/contact');
    expect($('.ref-endpoint, .ref-field, .ref-samples').length, route).toBe(0);
  }
});

describe('resource pages', () => {
  const resources = contractPages('docs').filter(({keys}) => keys.resource && keys.entity);

  test.each(resources.map(({docId, keys}) => [docId, keys] as const))(
    '%s has every field of its entity',
    (docId, keys) => {
      const [version] = (keys.resource ?? '').split('/');
      const entity = contract.descriptions[version as 'v1' | 'v2'].entities.get(keys.entity ?? '');
      const ids = byId(builtPage(`/docs/${docId.replace(/\/index$/, '')}`));
      const expected = anchors(entity?.schema ?? {}, 'field-');
      expect(entity).toBeDefined();
      expect(expected.filter(({id}) => !ids.has(id))).toEqual([]);
    },
  );
});

describe('contract, docs, sidebar and list hold to each other', () => {
  const routes = namedOperations(contract)
    .map(({route}) => route)
    .sort();
  const callable = operations.map(({route}) => route).sort();
  const list = builtPage('/api-reference');

  test('the list of all operations has each once', () => {
    const items = list('.ref-operation')
      .get()
      .map((item) => list(item));
    expect(items.map((item) => item.find('a[href]').first().attr('href')).sort()).toEqual(routes);
    // What is known by name alone has no method.
    const withMethod = items.filter((item) => item.find('.ref-method').length > 0);
    expect(withMethod.map((item) => item.find('a[href]').first().attr('href')).sort()).toEqual(
      callable,
    );
    const methods = withMethod.map((item) => item.find('.ref-method').text());
    expect(new Set(methods)).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']));
  });

  test('each operation page stands in the sidebar with its method, and nothing else has a method', () => {
    // A page's sidebar shows the categories on the way to it; all of them together show everything.
    const seen = new Map<string, string>();
    for (const $ of pages.values()) {
      for (const method of $('a .menu-method').get()) {
        seen.set($(method).closest('a').attr('href') ?? '', $(method).text());
      }
    }
    expect([...seen.keys()].sort()).toEqual(callable);
    for (const {route, method} of operations) expect(seen.get(route)).toBe(method.toUpperCase());
  });

  test('the contract is published, and the list leads to it', () => {
    const links = hrefs(list, 'a');
    for (const name of ['common', 'v1', 'v2']) {
      for (const ending of ['yaml', 'json']) {
        expect(links).toContain(`/openapi/${name}.${ending}`);
        expect(readFileSync(path.join(site, `openapi/${name}.${ending}`), 'utf8')).toContain(
          '3.1.0',
        );
      }
    }
  });
});
