import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {contractDownloads, type Download} from '../../src/reference/contract/bundle';
import {type Listener, type Mock, startMock} from '../mock';
import {createWorld} from '../mock/world';
import {credentials} from '../samples/support/run';
import {findCommand, pythonOfGenerators} from '../samples/toolchains.mjs';
import type {Access, Client} from './clients/support/client';
import {compile, type Job, nameOf, type Problems, runTools, validate} from './generate';
import {limits, verdict} from './limits';
import {oldShapes} from './oldShapes';
import {generators, home, quicktype, validators} from './tools';

/** Not by a literal: the compiler of the whole project would look for the packages of these clients, which only this step installs. */
const clientOf = (module: string): Promise<unknown> => import(`./clients/${module}.ts`);

const folder = path.resolve(home, '.cache/published');
const files = ['common', 'v1', 'v2'].flatMap((name) => [`${name}.json`, `${name}.yaml`]);
const json = files.filter((file) => file.endsWith('.json'));

const pairs = (tools: Job['tool'][], names: string[]): Job[] =>
  tools.flatMap((tool) => names.map((file) => ({tool, file})));
const generating = pairs(generators, json);

let published: Download[];
let broken: Problems;
let invalid: Problems[];
let refused: Problems;
let mock: Mock;
let listener: Listener;
let access: Access;

beforeAll(async () => {
  mock = await startMock();
  // Three pages of two.
  const world = createWorld(5);
  listener = await mock.listen({answer: world.answer});
  access = {
    origin: listener.origin,
    key: credentials.CALRY_API_KEY,
    workspaceId: credentials.CALRY_WORKSPACE_ID,
    integrationAccountId: credentials.CALRY_INTEGRATION_ACCOUNT_ID,
  };
  mkdirSync(folder, {recursive: true});
  published = await contractDownloads(path.resolve('openapi'));
  for (const {name, text} of published) writeFileSync(path.join(folder, name), text);
  const inputs = files.map((file) => path.join(folder, file));
  [broken, ...invalid] = await Promise.all([
    runTools([...generating, {tool: quicktype, file: 'v2.json'}], folder),
    ...validators.map((validator) => validate(validator, inputs)),
  ]);
  refused = await compile(generating, folder, [
    path.resolve(home, 'clients'),
    path.resolve(home, 'tools'),
  ]);
});

afterAll(async () => {
  await mock.stop();
});

/** Fails when a task went otherwise than expected. */
function judge(tool: string, task: string, problem: string | undefined): void {
  const told = verdict({tool, task}, problem);
  if (told) expect.fail(told);
}

test('the files are those that are published', () => {
  expect(published.map(({name}) => name).toSorted()).toEqual(files.toSorted());
});

describe.each(validators.map(({name}, index) => [name, index] as const))('%s', (name, index) => {
  test.each(files)('finds %s valid', (file) => {
    judge(name, `reads ${file}`, invalid[index]?.get(`${name}: ${file}`));
  });

  test('tells what is wrong with a file that is not', async () => {
    const validator = validators[index];
    const file = path.join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify({openapi: '3.1.0', info: {title: 'Wrong'}, paths: {}}));
    const found = validator && (await validate(validator, [file]));
    expect(found?.get(`${name}: wrong.json`)).toMatch(/version/);
  });
});

describe.each(generators)('$name', ({name, folder: module}) => {
  test.each(json)('reads %s', (file) => {
    judge(name, `reads ${file}`, broken.get(`${name}: ${file}`));
  });

  test.each(json)('makes code of %s that compiles', (file) => {
    judge(name, `compiles ${file}`, refused.get(`${name}: ${file}`));
  });

  /** What became of a call of the generated client. */
  async function call(act: (client: Client) => Promise<unknown>): Promise<string | undefined> {
    try {
      const {connect} = (await clientOf(module)) as {
        connect: (to: Access) => Client;
      };
      await act(connect(access));
      return undefined;
    } catch (error) {
      return error instanceof Error
        ? `${error.message} ${String(error.cause ?? '')}`
        : JSON.stringify(error);
    }
  }

  test('calls the Common API', async () => {
    const problem = await call(async ({links}) => {
      expect(await links(access.workspaceId)).toEqual(['SUCCEEDED']);
    });
    judge(name, 'calls common/listLinks', problem);
  });

  test('reads a list of v2 to its end, page by page', async () => {
    const problem = await call(async ({reservations}) => {
      const read: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await reservations({limit: 2, ...(cursor && {cursors: cursor})});
        read.push(page.ids);
        cursor = page.next;
      } while (cursor && read.length < 9);
      expect(read).toEqual([['771000', '771001'], ['771002', '771003'], ['771004']]);
    });
    judge(name, 'calls v2/listReservations', problem);
  });

  test('calls v1 with a GET that carries a body', async () => {
    const body = {
      propertyIds: ['48213', '48220'],
      startDate: '2026-06-12',
      endDate: '2026-06-16',
      rates: true,
    };
    const problem = await call(async ({batchAvailabilities}) => {
      await batchAvailabilities(body);
      expect(listener.exchanges.at(-1)).toMatchObject({
        operation: 'v1/batchAvailabilities',
        status: 200,
        body,
      });
    });
    judge(name, 'calls v1/batchAvailabilities', problem);
  });
});

test('what calls and judges them compiles, too', () => {
  const others = [...refused].filter(([name]) => !generating.some((job) => nameOf(job) === name));
  expect(others.map(([, problem]) => problem)).toEqual([]);
});

describe('the parser of openapi-zod-client', () => {
  test('keeps every member of an answer, and the cursors', async () => {
    const {connectV2} = (await clientOf('openapi-zod-client')) as {
      connectV2: (to: Access) => (query: {limit: number}) => Promise<{meta?: {cursors: unknown}}>;
    };
    const parsed = await connectV2(access)({limit: 2});
    expect(parsed).toEqual(listener.exchanges.at(-1)?.answer);
    expect(parsed.meta?.cursors).toEqual({current: '1', next: '2'});
  });
});

describe('the types of openapi-typescript', () => {
  test('refuse what the server refuses', async () => {
    const {updateAvailability} = (await clientOf('openapi-typescript')) as {
      updateAvailability: (to: Access) => Promise<number[]>;
    };
    expect(await updateAvailability(access)).toEqual([200, 400]);
  });
});

describe('the Python classes of quicktype', () => {
  test('import, and the client reads every kind of answer with them', async () => {
    judge(quicktype.name, 'reads v2.json', broken.get(`${quicktype.name}: v2.json`));
    const command = findCommand(pythonOfGenerators);
    expect(command, 'Python 3 with requests and dateutil').toBeDefined();
    const examples = await mock.listen();
    const {stdout, stderr} = await promisify(execFile)(
      command!,
      [path.join(home, 'clients/python/client.py')],
      {
        env: {
          ...process.env,
          ...credentials,
          API_ORIGIN: examples.origin,
          PYTHONPATH: path.join(folder, quicktype.folder, 'v2'),
          PYTHONDONTWRITEBYTECODE: '1',
        },
      },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      reservation: '771904',
      arrival: expect.stringContaining('2026-06-12'),
      quote: 'Quote',
      properties: expect.arrayContaining(['Gull Cottage']),
      conversation: '330871',
      review: 4.8,
      customField: 'Parking space',
      guest: {
        name: 'Tomas Lindqvist',
        email: 'tomas.lindqvist@example.com',
        phone: '+44 1632 960 412',
      },
      mistake: 'refused',
    });
  });
});

test('every limit is one of a program that is tried', () => {
  const names = generators.map(({name}) => name);
  expect(limits.map(({tool}) => tool).filter((name) => !names.includes(name))).toEqual([]);
});

test('a task that fails otherwise than it should is told, and one that works again', () => {
  const known = [{tool: 'a', task: 'calls x', says: /no body/, reason: 'It cannot.'}];
  const told = (tool: string, problem?: string) => verdict({tool, task: 'calls x'}, problem, known);
  expect(told('a', 'There is no body.')).toBeUndefined();
  expect(told('b')).toBeUndefined();
  expect(told('b', 'Too deep.')).toBe('b calls x, and fails:\nToo deep.');
  expect(told('a', 'Too deep.')).toBe(
    'a calls x, and fails, but not as tests/generators/limits.ts says (/no body/):\nToo deep.',
  );
  expect(told('a')).toBe(
    'a calls x, which was impossible (It cannot.) Take its entry out of tests/generators/limits.ts.',
  );
});

describe('a shape that programs break on is told with the program and the file', () => {
  const shapes = path.resolve(home, '.cache/shapes');
  const jobs = Object.entries(oldShapes).flatMap(([name, shape]) =>
    pairs(
      generators.filter((tool) => tool.name in shape.read || tool.name in shape.compiled),
      [`${name}.json`],
    ),
  );
  let read: Problems;
  let compiled: Problems;

  beforeAll(async () => {
    mkdirSync(shapes, {recursive: true});
    for (const [name, {document}] of Object.entries(oldShapes)) {
      writeFileSync(path.join(shapes, `${name}.json`), JSON.stringify(document));
    }
    read = await runTools(jobs, shapes);
    compiled = await compile(jobs, shapes);
  });

  test.each(Object.entries(oldShapes))('%s', (name, shape) => {
    const about = (problems: Problems) =>
      Object.fromEntries([...problems].filter(([key]) => key.endsWith(`: ${name}.json`)));
    const expected = (says: Record<string, RegExp>) =>
      Object.fromEntries(
        Object.entries(says).map(([tool, words]) => [
          `${tool}: ${name}.json`,
          expect.stringMatching(words),
        ]),
      );
    expect(about(read)).toEqual(expected(shape.read));
    expect(about(compiled)).toEqual(expected(shape.compiled));
  });
});
