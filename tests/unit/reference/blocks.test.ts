import {describe, expect, test} from 'vitest';
import {namedOperations} from '../../../src/reference/contract/find';
import {loadContract} from '../../../src/reference/contract/load';
import type {Contract, Operation} from '../../../src/reference/contract/model';
import type {Block} from '../../../src/reference/blocks/blocks';
import {flatten} from '../../../src/reference/blocks/fields';
import {gapsOfOperation} from '../../../src/reference/blocks/gaps';
import {plain} from '../../../src/reference/blocks/inline';
import {headBlocks, operationBlocks} from '../../../src/reference/blocks/operation';
import {resourceBlocks} from '../../../src/reference/blocks/resource';
import {markerBlocks, markers} from '../../../src/reference/blocks/version';
import {nothingBeside} from './support/beside';
import {messageOf} from './support/contract';

const contract = loadContract();

const operation = (key: string): Operation => {
  const found = contract.operations.get(key);
  if (!found) throw new Error(key);
  return found;
};

const samples = () => [{id: 'curl', label: 'cURL', language: 'bash', code: 'curl'}];

const page = (key: string, within: Contract = contract) =>
  operationBlocks(operation(key), within, nothingBeside);

const headings = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

const text = (block: Block | undefined) =>
  block && 'content' in block ? plain(block.content) : '';

describe('an operation page', () => {
  test('names each part once in a line of what is not documented', () => {
    const doubled = [...contract.operations.values()]
      .flatMap((one) => gapsOfOperation(one))
      .flatMap((block) => (block.kind === 'gaps' ? block.items : []))
      .filter((line) => {
        const parts = line.flatMap((part) =>
          typeof part === 'object' && 'href' in part ? [part.href] : [],
        );
        return new Set(parts).size < parts.length;
      });
    expect(doubled.map(plain)).toEqual([]);
  });

  test('shows its parts in one order', () => {
    expect(headings(page('v2/getQuote'))).toEqual([
      'request',
      'headers',
      'path-parameters',
      'query-parameters',
      'response',
      'response-200',
      'errors',
      'support-by-pms',
      'related-operations',
    ]);
    expect(headings(page('v2/createReservation'))).toContain('body');
  });

  test('names the key among the headers', () => {
    const headers = page('v2/getReservation').find((block) => block.kind === 'fields');
    expect(headers?.fields[0]).toMatchObject({
      name: 'Authorization',
      anchor: 'header-Authorization',
      required: true,
    });
    expect(headers?.summary && plain(headers.summary)).toBe(
      'Sent with each call: Authorization, workspaceId, integrationAccountId',
    );
  });

  test('opens the first level of a request body and the data of an answer', () => {
    const [, body] = page('v2/createReservation').filter((block) => block.kind === 'fields');
    const guest = body?.fields.find(({name}) => name === 'guest');
    expect(guest).toMatchObject({open: true});
    expect(guest?.children.find(({name}) => name === 'address')).toMatchObject({open: false});
    const answer = page('v2/listRoomTypes').findLast((block) => block.kind === 'fields');
    const data = answer?.fields.find(({name}) => name === 'data');
    expect(data).toMatchObject({open: true});
    expect(data?.children.find(({name}) => name === 'units')).toMatchObject({open: false});
  });

  test('lists errors under an anchor of their own, with what to do', () => {
    const errors = page('v2/getReservation').find((block) => block.kind === 'table');
    expect(errors?.rows.map(({id}) => id)).toEqual(['response-401', 'response-429']);
    expect(plain(errors?.rows[1]?.cells[2] ?? [])).toBe('See rate limiting.');
  });

  test('tells how to page through a list, and whether it is known to have pages', () => {
    const paging = (key: string) =>
      page(key)
        .map(text)
        .find((line) => line.includes('one page of a longer list'));
    expect(paging('common/listIncomingWebhookLogs')).toMatch(/^The response is one page/);
    expect(paging('v2/listReservations')).toMatch(/^The response may be one page.*\bcursors\b/);
    expect(paging('common/listLinks')).toBeUndefined();
  });

  test('leads to the operations of its resource and to those of the other version', () => {
    const related = (key: string) =>
      page(key).flatMap((block) =>
        block.kind === 'operations' ? block.operations.map(({href}) => href) : [],
      );
    expect(related('v2/getReservation')).toEqual(
      expect.arrayContaining([
        operation('v2/listReservations').route,
        operation('v1/getReservation').route,
      ]),
    );
    expect(related('v1/getReservation')).toContain(operation('v2/getReservation').route);
    expect(related('v2/getReservation')).not.toContain(operation('v2/getReservation').route);
  });

  test('does not say where it was read: these pages are the documentation', () => {
    for (const key of contract.operations.keys())
      expect(JSON.stringify(page(key)), key).not.toMatch(/docs\.calry\.app|read on /);
  });
});

describe('the head of an operation page', () => {
  const head = (key: string) =>
    headBlocks(operation(key), contract, {...nothingBeside, samplesFor: samples});

  test('has method, whole path and both hosts', () => {
    expect(head('v2/getReservation')[0]).toMatchObject({
      kind: 'endpoint',
      method: 'get',
      path: '/api/v2/vrs/reservations/{reservationId}',
      hosts: [
        {label: 'Development', url: 'https://dev.calry.app'},
        {label: 'Production', url: 'https://prod.calry.app'},
      ],
    });
  });

  test('names the same call of the other version, with what changes', () => {
    const facts = (key: string) =>
      head(key).flatMap((block) => (block.kind === 'endpoint' ? block.facts : []));
    const counterpart = (key: string, version: number) =>
      facts(key).find(({label}) => label === `In version ${version}`)?.value;
    const [link] = counterpart('v2/getReservation', 1) ?? [];
    expect(link).toMatchObject({href: operation('v1/getReservation').route});
    expect(plain(counterpart('v1/getQuote', 2) ?? [])).toMatch(/^Get a quote: .*differences? in/);
    expect(counterpart('v1/getGuest', 2)).toBeUndefined();
    expect(facts('common/createLink').map(({label}) => label)).toEqual(['Version', 'Operation ID']);
  });

  test('has the samples and an entry for each status, with its example', () => {
    expect(head('v2/getQuote')[1]).toMatchObject({
      kind: 'console',
      samples: samples(),
      answers: [
        {status: '200', example: expect.stringContaining('"propertyId"')},
        {status: '401', label: '401 Unauthorised'},
        {status: '429'},
      ],
    });
  });

  test('leads from the entry of each status to what the page says of it', () => {
    const of = (key: string) =>
      head(key).flatMap((block) => (block.kind === 'console' ? block.answers : []));
    expect(of('v2/getQuote').map(({more}) => plain(more))).toEqual([
      'Fields: success, data',
      'What to do',
      'What to do',
    ]);
    const lost = [...contract.operations.keys()].flatMap((key) => {
      const ids = new Set(
        page(key).flatMap((block) => {
          if (block.kind === 'heading') return [block.id];
          if (block.kind === 'table') return block.rows.map(({id}) => id);
          return block.kind === 'fields' ? flatten(block.fields).map(({anchor}) => anchor) : [];
        }),
      );
      return of(key).flatMap(({status, more}) => {
        const links = more.flatMap((part) =>
          typeof part === 'object' && 'href' in part ? [part.href] : [],
        );
        const wrong = links.filter((href) => !ids.has(href.slice(1)));
        return links.length > 0 && wrong.length === 0 ? [] : [`${key} ${status}: ${links.join()}`];
      });
    });
    expect(lost).toEqual([]);
  });

  test('shows what changed in its request below the request, and not ahead of the prose', () => {
    const folds = (blocks: Block[]) =>
      blocks.flatMap((block) => (block.kind === 'fold' ? [block.id] : []));
    expect(folds(head('v2/createReservation'))).toEqual([]);
    expect(folds(page('v2/createReservation'))).toEqual(['changes-request-createReservation']);
  });

  test('of v1 says since when it is deprecated, and what takes its place', () => {
    const deprecated = (key: string) =>
      head(key).find((block) => block.kind === 'notice' && block.tone === 'deprecated');
    expect(text(deprecated('v1/getReservation'))).toBe(
      'Use Get a reservation of version 2 instead.',
    );
    expect(text(deprecated('v1/getGuest'))).toMatch(
      /^Version 2 has no call that takes its place\. v2 has no guest resource\./,
    );
    expect(deprecated('v2/getReservation')).toBeUndefined();
    expect(deprecated('v1/getReservation')).toMatchObject({
      title: 'Version 1 has been deprecated since 15 June 2025',
    });
  });

  test('links the operations that a note names', () => {
    const deprecated = head('v1/getGuest').find(
      (block) => block.kind === 'notice' && block.tone === 'deprecated',
    );
    expect(deprecated).toMatchObject({
      content: expect.arrayContaining([
        {href: operation('v2/getReservation').route, text: [{code: 'getReservation'}]},
      ]),
    });
  });

  test('carries the evidence and the note of the contract', () => {
    for (const {key, evidence, note} of contract.operations.values()) {
      const blocks = head(key);
      expect(blocks).toContainEqual({kind: 'evidence', evidence, of: 'operation'});
      expect(blocks.some((block) => block.kind === 'notice' && block.tone === 'caution')).toBe(
        note !== undefined,
      );
    }
  });
});

describe('other pages', () => {
  const v2 = contract.descriptions.v2;

  test('a resource shows its operations, fields and support', () => {
    const resource = v2.resources.find(({name}) => name === 'custom-field');
    if (!resource) throw new Error('custom-field');
    const blocks = resourceBlocks(resource, v2.entities.get('CustomField'), v2, contract);
    expect(headings(blocks)).toEqual(['operations', 'fields', 'support-by-pms']);
    const support = blocks.filter((block) => block.kind === 'table');
    expect(support[0]?.head.map(plain)).toContain('Get all custom fields');
    expect(support[0]?.rows.map(({cells}) => plain(cells[0] ?? []))).toContain('Hostaway');
  });

  const resource = (name: 'v1' | 'v2', folder: string) => {
    const description = contract.descriptions[name];
    const found = description.resources.find((one) => one.name === folder);
    if (!found) throw new Error(folder);
    return resourceBlocks(found, undefined, description, contract);
  };
  const notes = (blocks: Block[]) =>
    blocks.flatMap((block) => (block.kind === 'fold' ? [block] : []));

  test('a resource of v2 says what the guides know of each system beside "Yes"', () => {
    const [availability, rates] = notes(resource('v2', 'availability'));
    expect(availability?.id).toBe('notes-availability');
    const [list] = rates?.blocks ?? [];
    expect(list?.kind === 'list' && list.items.map(plain)).toContain(
      'Resly: Read and update rates and restrictions.',
    );
    expect(notes(resource('v1', 'availability'))).toEqual([]);
  });

  test('a resource has no notes where its columns name the operations', () => {
    expect(notes(resource('v2', 'reservation'))).toEqual([]);
  });

  test('a write leads to the notes of its resource, and a read does not', () => {
    const links = (key: string) => JSON.stringify(page(key)).match(/notes by PMS/g) ?? [];
    expect(links('v2/updateAvailability')).toHaveLength(1);
    expect(links('v2/getAvailability')).toEqual([]);
    expect(links('v1/updateAvailability')).toEqual([]);
  });

  test('the successors lead from every v1 operation', () => {
    const [table] = markerBlocks('ApiSuccessors', contract, contract.descriptions.v1);
    expect(table?.kind === 'table' && table.rows).toHaveLength(
      namedOperations(contract).filter(({description}) => description === 'v1').length,
    );
  });

  test('every marker gives something', () => {
    for (const marker of Object.keys(markers)) {
      expect(markerBlocks(marker as keyof typeof markers, contract, v2).length).toBeGreaterThan(0);
    }
  });

  test('a marker on a page that names no description stops', () => {
    expect(messageOf(() => markerBlocks('ApiOperations', contract, undefined))).toBe(
      '<ApiOperations/> needs a front matter key "api" that names the description: common, v1, v2.',
    );
  });
});
