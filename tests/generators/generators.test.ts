// Tests that client generators and a validator accept the published contract, and that the generated clients work.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ensurePackages} from '../../scripts/lib/install.mjs';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {contractDownloads} from '../../src/plugins/reference/contract/bundle';
import {typescriptOf} from '../../src/plugins/reference/contract/typescript';
import {type Listener, type Mock, startMock} from '../mock';
import {createWorld} from '../mock/world';
import {credentials} from '../samples/support/run';
import {generators, withoutTelemetry} from './tools';

type Clients = Record<string, (query: {limit: number; cursors?: string}) => Promise<any>>;

const home = 'tests/generators';
const folder = path.resolve(home, '.cache/published');
const descriptions = ['common', 'v1', 'v2'];
const files = descriptions.flatMap((name) => [`${name}.json`, `${name}.yaml`]);
const downloadsPage = readFileSync('docs/for-programs.mdx', 'utf8');
const names = [...Object.keys(generators), 'openapi-typescript'];

let mock: Mock;
let listener: Listener;

/** Runs a command of tools.ts. Replaces `{input}` with the paths of published files, and `{output}` with a folder. */
function runCommand(command: string, inputs: string[], output = folder) {
  const [tool = '', ...args] = command
    .split(' ')
    .flatMap((word) =>
      word === '{input}'
        ? inputs.map((file) => path.join(folder, file))
        : word.replace('{output}', output),
    );
  const own = (word: string) => (word.startsWith('tools/') ? path.resolve(home, word) : word);
  const script = tool.startsWith('tools/') ? own(tool) : toolScript(tool, home);
  const env = {...withoutTelemetry, API_ORIGIN: listener.origin};
  return run(process.execPath, [script, ...args.map(own)], {cwd: output, env, quiet: true});
}

const jobs = Object.entries(generators).flatMap(([name, command]) =>
  descriptions.map((description) => ({name, command, description})),
);
/** Results by generator and API description, such as `hey-api v2`. */
const generated = new Map<string, {code: number; output: string}>();
/** Lines that the TypeScript compiler printed. */
let compiled: string[];

beforeAll(async () => {
  ensurePackages(home);
  mock = startMock();
  // Five reservations make three pages of at most two items.
  listener = await mock.listen({answer: createWorld(5).answer});
  process.env.API_ORIGIN = listener.origin;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(contractDownloads(path.resolve('openapi')))) {
    const {base, name, ext} = path.parse(file);
    writeFileSync(path.join(folder, base), text);
    if (ext !== '.json') continue;
    // The published types are saved as `.ts`, because `skipLibCheck` excludes declaration files from type checks.
    const types = path.join(folder, 'openapi-typescript', name);
    mkdirSync(types, {recursive: true});
    writeFileSync(path.join(types, 'types.ts'), await typescriptOf(text, name));
  }
  const queue = jobs.values();
  const worker = async () => {
    for (const {name, command, description} of queue) {
      const output = path.join(folder, name, description);
      mkdirSync(output, {recursive: true});
      generated.set(
        `${name} ${description}`,
        await runCommand(command, [`${description}.json`], output),
      );
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  const project = path.resolve(home, 'clients/tsconfig.json');
  const tsc = [toolScript('tsc', home), '--project', project, '--pretty', 'false'];
  const {output} = await run(process.execPath, tsc, {cwd: folder, quiet: true});
  compiled = output.split('\n').filter(Boolean);
});
afterAll(() => mock.stop());

/** Runs Swagger Parser on published files, and returns the mistakes that it finds. */
const mistakesIn = async (inputs: string[]) =>
  JSON.parse((await runCommand('tools/swaggerParser.mjs {input}', inputs)).output);

test('Swagger Parser finds no mistake in the published API descriptions', async () => {
  expect(await mistakesIn(files)).toEqual([]);
  const wrong = {openapi: '3.1.0', info: {title: 'Wrong'}, paths: {}};
  writeFileSync(path.join(folder, 'wrong.json'), JSON.stringify(wrong));
  expect(await mistakesIn(['wrong.json'])).toContainEqual(
    expect.objectContaining({message: expect.stringContaining('version')}),
  );
});

describe.each(names)('%s', (name) => {
  test.each(descriptions)('generates code of %s that compiles in strict mode', (description) => {
    const {code, output} = generated.get(`${name} ${description}`) ?? {code: 0};
    expect(code, output).toBe(0);
    expect(compiled.filter((line) => line.startsWith(`${name}/${description}/`))).toEqual([]);
  });

  test('generates a client that reads all pages of a list, with every member', async () => {
    const clients = await importClients();
    const ids: string[][] = [];
    let cursors: string | undefined;
    do {
      const page = await clients[name]?.({limit: 2, ...(cursors && {cursors})});
      expect(page).toEqual(listener.exchanges.at(-1)?.answer);
      ids.push(page.data.map(({id}: {id: string}) => id));
      cursors = page.meta.cursors.next;
    } while (cursors && ids.length < 9);
    expect(ids).toEqual([['771000', '771001'], ['771002', '771003'], ['771004']]);
  });
});

/** Imports the clients by a variable, so that the project's type check does not need their packages. */
async function importClients(): Promise<Clients> {
  const module = './clients/clients.ts';
  return (await import(module)).clients;
}

test('the program on the site compiles with Node.js modules, and prints every reservation', async () => {
  const [, program = ''] = /```ts title="reservations.ts"\n(.*?)```/s.exec(downloadsPage) ?? [];
  const folderOfProgram = path.resolve('tests/generators/.cache/program');
  mkdirSync(folderOfProgram, {recursive: true});
  writeFileSync(path.join(folderOfProgram, 'package.json'), '{"type": "module"}');
  writeFileSync(path.join(folderOfProgram, 'reservations.ts'), program);
  for (const name of ['common', 'v2']) {
    const json = readFileSync(path.join(folder, `${name}.json`), 'utf8');
    writeFileSync(path.join(folderOfProgram, `${name}.ts`), await typescriptOf(json, name));
  }
  const switches = '--strict --module nodenext --target es2023 --types node reservations.ts';
  const tsc = [toolScript('tsc', 'tests/generators'), ...switches.split(' ')];
  expect(await run(process.execPath, tsc, {cwd: folderOfProgram, quiet: true})).toMatchObject({
    output: '',
  });
  const env = {...process.env, CALRY_HOST: listener.origin, ...credentials};
  const ran = await run(process.execPath, ['reservations.js'], {
    cwd: folderOfProgram,
    env,
    quiet: true,
  });
  expect(ran.output).toMatch(/accounts\n771000 .*\n771004 /s);
});

test('code that uses the generated clients compiles', () => {
  const own = compiled.filter((line) => !names.some((name) => line.startsWith(`${name}/`)));
  expect(own).toEqual([]);
});
