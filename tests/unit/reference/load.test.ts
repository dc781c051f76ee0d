import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {loadContract} from '../../../src/reference/contract/load';
import {product} from '../../../src/product';
import {contractWith, type Edits, messageOf} from './support/contract';
import {operationCount} from '../../data/counts';

const operation = 'v2/reservation/get-a-reservation.yaml';
const partial = 'v2/reservation/create-a-reservation.yaml';

describe('the model', () => {
  const contract = loadContract();

  test('has every operation once, under its key', () => {
    expect(contract.operations.size + contract.unknownOperations.size).toBe(operationCount);
    expect(contract.descriptions.common.webhooks).toHaveLength(12);
    expect(contract.operations.get('v2/getReservation')).toMatchObject({
      method: 'get',
      path: '/reservations/{reservationId}',
      fullPath: '/api/v2/vrs/reservations/{reservationId}',
      version: 'v2',
      tag: 'reservation',
      file: operation,
      docId: 'vacation-rental-api/v2/reservation/get-a-reservation',
      route: '/docs/vacation-rental-api/v2/reservation/get-a-reservation',
      secured: true,
      deprecated: false,
    });
  });

  test('has the hosts of the product in every description', () => {
    for (const {servers} of Object.values(contract.descriptions)) {
      expect(servers.map(({host}) => host)).toEqual(Object.values(product.apiHosts));
    }
  });

  test('has no reference left', () => {
    expect(JSON.stringify([...contract.operations.values()])).not.toContain('"$ref"');
  });

  test('lets what stands beside a reference win', () => {
    const text = 'A description beside the reference.';
    const root = contractWith({
      [partial]: (yaml) =>
        yaml.replace(/(propertyId:\s*\{\s*\$ref: \S+,)[^}]*\}/, `$1 description: ${text}}`),
    });
    const body = loadContract(root).operations.get('v2/createReservation')?.requestBody;
    expect(body?.content.schema.properties?.propertyId).toMatchObject({
      anyOf: [{type: 'string'}, {type: 'number'}],
      description: text,
    });
  });

  test('joins the parts of allOf', () => {
    const link = contract.descriptions.common.entities.get('Link');
    expect(Object.keys(link?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['LinkId', 'IntegrationAccount']),
    );
    expect(link?.schema).not.toHaveProperty('allOf');
  });

  test('has the entities of the shared folder in each description', () => {
    for (const {entities} of Object.values(contract.descriptions)) {
      expect(entities.get('CustomField')?.file).toBe('shared/schemas/CustomField.yaml');
    }
  });

  test('leads from each v1 operation to its successor, or says that there is none', () => {
    for (const {successor} of contract.descriptions.v1.operations) {
      expect(successor === null || contract.operations.has(successor ?? '')).toBe(true);
    }
  });
});

test('a schema that contains itself ends at the second time', () => {
  const root = contractWith({
    'v2/schemas/Knot.yaml': () =>
      'title: Knot\ntype: object\nproperties:\n  parts:\n    type: array\n    items: {$ref: Knot.yaml}\n',
  });
  const knot = loadContract(root).descriptions.v2.entities.get('Knot')?.schema;
  expect(knot?.properties?.parts?.items).toMatchObject({'x-recursion': 'Knot'});
  expect(knot?.properties?.parts?.items).not.toHaveProperty('properties');
});

test('a change of a file is seen at the next reading, and nothing is read twice without one', () => {
  const root = contractWith({});
  const first = loadContract(root);
  expect(loadContract(root)).toBe(first);
  const file = path.join(root, operation);
  writeFileSync(file, 'operationId: broken\n');
  expect(messageOf(() => loadContract(root), root)).toMatch(
    /get-a-reservation\.yaml:1: tags is missing\. Allowed is exactly one\./,
  );
});

test('a build reads the contract once', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const root = contractWith({});
  const first = loadContract(root);
  writeFileSync(path.join(root, operation), 'operationId: broken\n');
  expect(loadContract(root)).toBe(first);
  vi.unstubAllEnvs();
});

/** @returns the line of a file of the contract on which a text first stands, counted from 1 */
const lineOf = (file: string, text: string): number =>
  readFileSync(path.join('openapi', file), 'utf8').split(text)[0]!.split('\n').length;

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

describe('a mistake is named with file, line, key and the way out', () => {
  const cases: Record<string, [Edits, string]> = {
    'a file that is not YAML': [
      {[operation]: replace('summary:', 'summary: [')},
      `openapi/${operation}:${lineOf(operation, 'summary:') + 1}: this is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Indent the line as its neighbours`,
    ],
    'a reference to a file that is not there': [
      {[operation]: replace('../responses/Unauthorized.yaml', '../responses/Unautorized.yaml')},
      `$ref "../responses/Unautorized.yaml" leads to openapi/v2/responses/Unautorized.yaml, which does not exist. A reference is a path relative to the file it stands in.`,
    ],
    'a reference to a key that is not there': [
      {
        [operation]: replace(
          '../schemas/Reservation.yaml',
          '../schemas/Reservation.yaml#/definitions/Stay',
        ),
      },
      'has no definitions → Stay.',
    ],
    'a webhook whose file is not there': [
      {'common/webhooks/system-events/account.created.yaml': 'remove'},
      `openapi/common.yaml:${lineOf('common.yaml', 'system-events/account.created.yaml')}: webhooks → account.created → post leads to common/webhooks/system-events/account.created.yaml, which is not there. Correct the reference, or take it out when what it describes is gone.`,
    ],
    'a server without a scheme': [
      {'v2.yaml': replace("'https://dev.calry.app/api/v2/vrs'", 'dev.calry.app/api/v2/vrs')},
      `openapi/v2.yaml:${lineOf('v2.yaml', 'https://dev.calry.app/api/v2/vrs')}: servers → 0 → url is "dev.calry.app/api/v2/vrs", which is no complete address. Write it from https:// on.`,
    ],
    'a path without an operation': [
      {
        'v2.yaml': replace('    get: {$ref: v2/custom-field/get-a-custom-field.yaml}\n', ''),
      },
      `openapi/v2.yaml:${lineOf('v2.yaml', '/custom-fields/{customFieldId}:')}: paths → /custom-fields/{customFieldId} has no operation. Name one, or remove the path.`,
    ],
    'a missing operationId': [
      {[operation]: replace('operationId: getReservation\n', '')},
      `openapi/${operation}:1: operationId is missing; it must be a text.`,
    ],
    'an operationId that is taken': [
      {[operation]: replace('operationId: getReservation', 'operationId: listReservations')},
      `openapi/${operation}:1: operationId "listReservations" is taken by v2/reservation/get-all-reservations.yaml; it must be unique in v2.yaml.`,
    ],
    'an unknown tag': [
      {[operation]: replace('tags: [reservation]', 'tags: [reservations]')},
      `openapi/${operation}:${lineOf(operation, 'tags:')}: tags → 0 is "reservations", which openapi/v2.yaml does not list. Did you mean "reservation"? Allowed are availability, `,
    ],
    'an unknown evidence': [
      {[partial]: replace('x-evidence: partial', 'x-evidence: documentd')},
      `openapi/${partial}:${lineOf(partial, 'x-evidence:')}: x-evidence is "documentd". Did you mean "documented"? Allowed are documented, partial, inferred. Write one of them.`,
    ],
    'partial without what is missing': [
      {[partial]: replace(/x-missing: .*\n/, '')},
      'x-missing is missing, although x-evidence is "partial". Allowed is a list of short noun phrases.',
    ],
    'inferred without from what': [
      {[partial]: replace('x-evidence: partial', 'x-evidence: inferred')},
      'x-inferred-from is missing, although x-evidence is "inferred". Allowed is one sentence with a full stop.',
    ],
    'an operation without responses': [
      {[operation]: replace(/responses:[\s\S]*/, '')},
      'responses is missing: an operation has at least one response.',
    ],
    'a v1 operation that says nothing of its successor': [
      {'v1/guest/get-a-guest.yaml': replace(/x-successor: null\n/, '')},
      'x-successor is missing. Allowed is an operationId of v2, or null. Name what takes its place in v2, or write null.',
    ],
    'a successor that v2 does not have': [
      {
        'v1/reservation/get-a-reservation.yaml': replace(
          'x-successor: getReservation',
          'x-successor: getReservatio',
        ),
      },
      'x-successor is "getReservatio", which v2 does not have. Did you mean "getReservation"? Allowed are ',
    ],
    'an operation that stands in the root file': [
      {
        'v2.yaml': replace(
          'post: {$ref: v2/passthrough.yaml}',
          'post: {operationId: sendPassthrough}',
        ),
      },
      'is written out. Allowed is a reference to a file of its own, such as {$ref: v2/<resource>/<page>.yaml}. Move it into one.',
    ],
    'an operation whose file is gone': [
      {'v2/review/get-a-review.yaml': 'remove'},
      `openapi/v2.yaml:${lineOf('v2.yaml', 'v2/review/get-a-review.yaml')}: paths → /reviews/{reviewId} → get leads to v2/review/get-a-review.yaml, which is not there. Correct the reference, or take it out when what it describes is gone.`,
    ],
    'a missing description': [
      {'v1.yaml': 'remove'},
      'openapi/v1.yaml is missing. The contract is common, v1, v2, each with a root file.',
    ],
  };

  for (const [name, [edits, expected]] of Object.entries(cases)) {
    test(name, () => {
      const root = contractWith(edits);
      expect(messageOf(() => loadContract(root), root)).toContain(expected);
    });
  }

  test('and without a stack', () => {
    const root = contractWith({'v1.yaml': 'remove'});
    expect.assertions(1);
    try {
      loadContract(root);
    } catch (error) {
      expect((error as Error).stack).toBe((error as Error).message);
    }
  });
});
