// Tests that a validator and client generators accept the published contract, and that the generated clients work.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ensurePackages} from '../../scripts/lib/install.mjs';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {contractDownloads} from '../../src/plugins/reference/contract/downloads';
import {typescriptOf} from '../../src/plugins/reference/contract/typescript';
import {type Listener, type Mock, startMock} from '../mock';
import {createWorld} from '../mock/world';
import {credentials} from '../samples/support/run';

type Clients = Record<string, (query: {limit: number; cursors?: string}) => Promise<any>>;

const home = 'tests/generators';
const folder = path.resolve(home, '.cache/published');
const published = Object.entries(contractDownloads(path.resolve('openapi'))).map(
  ([file, text]) => ({...path.parse(file), text}),
);

/** Commands that generate a client from an API description. */
const generators = {
  'hey-api': 'openapi-ts --client @hey-api/client-fetch --no-log-file --input',
  'swagger-typescript-api': 'swagger-typescript-api generate --name client.ts --path',
};

/** Runs a command of tests/generators. */
function runTool(command: string, cwd: string) {
  const [tool = '', ...args] = command.split(' ');
  // Disables telemetry. The variables were found in the code of the tools that reports usage.
  const env = {DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false'};
  return run(process.execPath, [toolScript(tool, home), ...args], {cwd, env, quiet: true});
}

let mock: Mock;
let listener: Listener;

beforeAll(async () => {
  ensurePackages(home);
  mock = startMock();
  // Five reservations make three pages of at most two items.
  listener = await mock.listen({answer: createWorld(5).answer});
  process.env.API_ORIGIN = listener.origin;
  rmSync(folder, {recursive: true, force: true});
  for (const {base, name, ext, text} of published) {
    // The published types are saved as `.ts`, because `skipLibCheck` excludes declaration files from type checks.
    const types = path.join(folder, 'openapi-typescript', name);
    mkdirSync(types, {recursive: true});
    writeFileSync(path.join(folder, base), text);
    if (ext === '.json')
      writeFileSync(path.join(types, 'types.ts'), await typescriptOf(text, name));
  }
  const generating = Object.entries(generators).flatMap(([client, command]) =>
    ['common', 'v1', 'v2'].map((name) =>
      runTool(`${command} ./${name}.json --output ${client}/${name}`, folder),
    ),
  );
  for (const {code, output} of await Promise.all(generating)) expect(code, output).toBe(0);
});
afterAll(() => mock.stop());

test.each(published)('Swagger Parser finds no mistake in $base', async ({base}) => {
  const require = createRequire(path.resolve(home, 'package.json'));
  const {default: parser} = await import(require.resolve('@apidevtools/swagger-parser'));
  await parser.validate(path.join(folder, base));
});

test('the clients and code that uses them compile in strict mode, mistakes do not', async () => {
  const {output} = await runTool('tsc --project tsconfig.json', path.resolve(home, 'clients'));
  expect(output).toBe('');
});

test.each([...Object.keys(generators), 'openapi-typescript'])(
  'the client of %s reads all pages of a list, with every member',
  async (name) => {
    // By a variable, so that the project's type check does not need the packages of the clients.
    const module = './clients/clients.ts';
    const {clients}: {clients: Clients} = await import(module);
    const ids: string[][] = [];
    let cursors: string | undefined;
    do {
      const page = await clients[name]?.({limit: 2, ...(cursors && {cursors})});
      expect(page).toEqual(listener.exchanges.at(-1)?.answer);
      ids.push(page.data.map(({id}: {id: string}) => id));
      cursors = page.meta.cursors.next;
    } while (cursors && ids.length < 9);
    expect(ids).toEqual([['771000', '771001'], ['771002', '771003'], ['771004']]);
  },
);

test('the program on the site compiles with Node.js modules, and prints every reservation', async () => {
  const page = readFileSync('docs/guides/client.mdx', 'utf8');
  const [, program = ''] = /```ts title="reservations.ts"\n(.*?)```/s.exec(page) ?? [];
  const cwd = path.resolve(home, '.cache/program');
  mkdirSync(cwd, {recursive: true});
  writeFileSync(path.join(cwd, 'package.json'), '{"type": "module"}');
  writeFileSync(path.join(cwd, 'reservations.ts'), program);
  for (const {name, ext, text} of published)
    if (ext === '.json')
      writeFileSync(path.join(cwd, `${name}.ts`), await typescriptOf(text, name));
  const switches = '--strict --module nodenext --target es2023 --types node reservations.ts';
  expect(await runTool(`tsc ${switches}`, cwd)).toMatchObject({output: ''});
  const env = {CALRY_HOST: listener.origin, ...credentials};
  const ran = await run(process.execPath, ['reservations.js'], {cwd, env, quiet: true});
  expect(ran.output).toMatch(/accounts\n771000 .*\n771004 /s);
});
