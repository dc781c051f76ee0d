import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createConfig, lint, type RawUniversalConfig} from '@redocly/openapi-core';
import {stringify} from 'yaml';
import {plugin} from '../../../openapi/rules/plugin';
import {temporaryFolder} from '../../support/temporaryFolder';

// A fixture is a tree of whatever YAML can say; the mistakes in it are the point.
// oxlint-disable-next-line typescript/no-explicit-any
export type Tree = any;

/** A small contract without a mistake: two descriptions, an operation each, an entity, and their pages. */
export function goodContract(): Record<string, Tree> {
  const operation = () => ({
    operationId: 'getReservation',
    summary: 'Get a reservation',
    description: 'Read one reservation.',
    tags: ['reservation'],
    'x-evidence': 'documented',
    'x-source': ['https://docs.calry.app/docs/reservation'],
    parameters: [
      {
        name: 'reservationId',
        in: 'path',
        required: true,
        description: 'The reservation to read.',
        schema: {type: 'string'},
        example: '771904',
      },
    ],
    requestBody: {
      description: 'What to read.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {depth: {type: 'number', description: 'How deep to read.'}},
          },
          example: {depth: 1},
        },
      },
    },
    responses: {
      200: {
        description: 'The reservation.',
        content: {
          'application/json': {
            schema: {$ref: '../schemas/Reservation.yaml'},
            example: {id: '771904', guest: 'tomas.lindqvist@example.com'},
          },
        },
      },
      401: {
        description: "The body isn't documented yet.",
        'x-evidence': 'inferred',
        'x-inferred-from': 'The sibling pages list it.',
        content: {
          'application/json': {
            schema: {type: 'object', description: 'Not published.', additionalProperties: true},
          },
        },
      },
    },
  });
  const root = (version: string) => ({
    openapi: '3.1.0',
    info: {title: 'API', version},
    servers: [{url: 'https://dev.calry.app/api'}],
    tags: [
      {name: 'reservation', description: 'Stays that are booked.'},
      {name: 'review', description: 'What guests wrote.'},
    ],
    paths: {
      '/reservations/{reservationId}': {
        get: {$ref: `${version}/reservation/get-a-reservation.yaml`},
      },
    },
  });
  const entity = () => ({
    title: 'Reservation',
    description: 'A stay that is booked.',
    type: 'object',
    'x-evidence': 'partial',
    'x-missing': ['the finance fields'],
    'x-source': ['https://docs.calry.app/docs/reservation'],
    'x-note': 'The ID is a string.',
    properties: {
      id: {type: 'string', description: 'Its identifier.'},
      guest: {type: 'string', description: 'The email address of the guest.'},
    },
  });
  const page = (version: string) =>
    `docs/vacation-rental-api/${version}/reservation/get-a-reservation.mdx`;
  return {
    'openapi/README.md': '| workspaceId | `6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21` |\n',
    'openapi/v1.yaml': root('v1'),
    'openapi/v1/reservation/get-a-reservation.yaml': {
      ...operation(),
      deprecated: true,
      'x-successor': 'getReservation',
    },
    'openapi/v1/schemas/Reservation.yaml': entity(),
    'openapi/v2.yaml': root('v2'),
    'openapi/v2/reservation/get-a-reservation.yaml': operation(),
    'openapi/v2/schemas/Reservation.yaml': entity(),
    [page('v1')]: 'text',
    [page('v2')]: 'text',
  };
}

const ownRules = Object.fromEntries(
  Object.keys(plugin.rules?.oas3 ?? {}).map((rule) => [`calry/${rule}`, 'error' as const]),
);

/** Lints a description of a contract that is written to a temporary folder, and gives the messages. */
export async function messages(
  files: Record<string, Tree>,
  description: string,
  config: RawUniversalConfig = {rules: ownRules},
): Promise<string[]> {
  const folder = temporaryFolder('lint');
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof content === 'string' ? content : stringify(content));
  }
  const problems = await lint({
    ref: path.join(folder, 'openapi', `${description}.yaml`),
    config: await createConfig({plugins: [plugin], ...config}),
  });
  // The way from here to the temporary folder says nothing.
  return problems.map(({message}) => message.replaceAll(/(\.\.\/)+\S*?calry-docs-lint-\w+\//g, ''));
}
