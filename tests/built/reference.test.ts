import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {loadContract} from '../../src/contract/load';
import type {Operation, Schema} from '../../src/contract/model';
import {contractPages} from '../../src/contract/pages';
import {samplesFor} from '../../src/contract/samples';
import {attribute, builtPage, byClass, byId, type Element, elements, textOf} from './dom';

const contract = loadContract();
const operations = [...contract.operations.values()];
const pages = new Map(operations.map(({key, route}) => [key, builtPage(route)]));

const page = ({key}: Operation): Element => {
  const found = pages.get(key);
  if (!found) throw new Error(key);
  return found;
};

/**
 * Ids of the fields below a schema, derived here once more and not by the code that writes the page.
 */
function anchors(schema: Schema, prefix: string): {id: string; name: string}[] {
  const {items, properties = {}, additionalProperties: rest} = schema;
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

describe.each(operations.map((operation) => [operation.key, operation] as const))(
  '%s',
  (_, operation) => {
    const ids = byId(page(operation));

    test('has every field of the contract in its file, each with its name, anchor and a link to it', () => {
      for (const {id, name} of expectedFields(operation)) {
        const field = ids.get(id);
        expect(field, `#${id}`).toBeDefined();
        if (!field) continue;
        const names = byClass(field, 'ref-name').map(textOf);
        expect(names[0], `#${id}`).toBe(name);
        const links = byClass(field, 'hash-link').map((link) => attribute(link, 'href'));
        expect(links[0]).toBe(`#${id}`);
      }
    });

    test('has an anchor for every status', () => {
      for (const {status} of operation.responses)
        expect(ids.has(`response-${status}`), status).toBe(true);
    });

    test('has no id twice', () => {
      const all = elements(page(operation)).flatMap((element) => attribute(element, 'id') ?? []);
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    });

    test('shows method, path and hosts', () => {
      const [call] = byClass(page(operation), 'ref-endpoint');
      const text = call ? textOf(call) : '';
      expect(text).toContain(operation.method.toUpperCase());
      expect(text).toContain(operation.fullPath);
      for (const {host} of operation.servers) expect(text).toContain(host);
    });

    test('says how sure it is, as the contract does', () => {
      const notes = elements(page(operation)).filter(
        (element) => attribute(element, 'data-of') === 'operation',
      );
      const {evidence} = operation;
      if (evidence.level === 'documented') {
        expect(notes).toEqual([]);
        return;
      }
      expect(notes).toHaveLength(1);
      const text = notes.map(textOf).join('').replaceAll(/\s+/g, ' ');
      expect(notes.map((note) => attribute(note, 'data-evidence'))).toEqual([evidence.level]);
      for (const missing of evidence.missing) expect(text).toContain(missing.replaceAll('`', ''));
      if (evidence.level === 'inferred') {
        expect(text).toContain('Inferred, not documented');
        expect(text).toContain(evidence.from.replaceAll('`', '').trim());
      }
    });

    test('says that v1 has ended, and leads on', () => {
      const notices = byClass(page(operation), 'ref-notice--ended');
      expect(notices).toHaveLength(operation.description === 'v1' ? 1 : 0);
      const successor = contract.operations.get(operation.successor ?? '');
      const links = notices.flatMap(elements).map((element) => attribute(element, 'href'));
      if (successor) expect(links).toContain(successor.route);
    });

    test('shows every sample without a script', () => {
      const shown = elements(page(operation)).filter(
        (element) => attribute(element, 'data-language') !== undefined,
      );
      const code = shown.map((panel) =>
        elements(panel)
          .filter(({tagName}) => tagName === 'pre')
          .map(textOf)
          .join(''),
      );
      expect(code).toEqual(samplesFor(operation).map((sample) => sample.code.replace(/\n$/, '')));
    });

    test('shows the example of every answer', () => {
      const text = textOf(page(operation));
      for (const {content} of operation.responses) {
        if (content?.example !== undefined)
          expect(text).toContain(JSON.stringify(content.example, null, 2));
      }
    });
  },
);

describe('resource pages', () => {
  const resources = contractPages('docs').filter(({keys}) => keys.resource && keys.entity);

  test.each(resources.map(({docId, keys}) => [docId, keys] as const))(
    '%s has every field of its entity',
    (docId, keys) => {
      const [version] = (keys.resource ?? '').split('/');
      const entity = contract.descriptions[version as 'v1' | 'v2'].entities.get(keys.entity ?? '');
      const ids = byId(builtPage(`/docs/${docId.replace(/\/index$/, '')}`));
      const expected = anchors(entity?.schema ?? {}, 'field-');
      expect(expected.filter(({id}) => !ids.has(id))).toEqual([]);
    },
  );
});

describe('contract, docs, sidebar and list hold to each other', () => {
  const routes = operations.map(({route}) => route).sort();

  test('the list of all operations has each once', () => {
    const items = byClass(builtPage('/api-reference'), 'ref-operation');
    const links = items.map((item) =>
      elements(item)
        .map((element) => attribute(element, 'href'))
        .find(Boolean),
    );
    expect(links.sort()).toEqual(routes);
    const methods = items.map((item) => textOf(byClass(item, 'ref-method')[0] ?? item));
    expect(new Set(methods)).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']));
  });

  test('each operation page stands in the sidebar with its method, and nothing else has a method', () => {
    // A page's sidebar shows the categories on the way to it; all of them together show everything.
    const seen = new Map<string, string>();
    for (const operation of operations) {
      for (const link of elements(page(operation))) {
        const [method] = link.tagName === 'a' ? byClass(link, 'menu-method') : [];
        if (method) seen.set(attribute(link, 'href') ?? '', textOf(method));
      }
    }
    expect([...seen.keys()].sort()).toEqual(routes);
    for (const {route, method} of operations) expect(seen.get(route)).toBe(method.toUpperCase());
  });

  test('the contract is published, and the list leads to it', () => {
    const links = elements(builtPage('/api-reference')).map((element) =>
      attribute(element, 'href'),
    );
    for (const name of ['common', 'v1', 'v2']) {
      for (const ending of ['yaml', 'json']) {
        expect(links).toContain(`/openapi/${name}.${ending}`);
        expect(readFileSync(`build/openapi/${name}.${ending}`, 'utf8')).toContain('3.1.0');
      }
    }
  });
});
