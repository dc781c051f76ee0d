// Follows each page as a reader does: in a new shell and an empty folder, runs its commands in order, against the mock.
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {serveSite} from '../../scripts/lib/serve.mjs';
import {extensions, onePassExtensions, programs} from '../guides/support/programs';
import {hasCommand} from '../../scripts/lib/tools.mjs';
import {product} from '../../src/product';
import {filesIn} from '../../src/site/pages';
import {escapedForRegExp} from '../../src/site/text';
import {credentials} from '../samples/support/run';
import {freePort} from '../support/freePort';
import {temporaryFolder} from '../support/temporaryFolder';
import {startPacked} from './support/packed';

type Step = {command: string; shown?: string};

/** Commands that run the code blocks of a language that is not the shell's. */
const interpreters: Record<string, string> = {
  js: 'node --input-type=module -',
  python: 'python3 -',
};

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite('build');
});
afterAll(() => site.close());

const languages = Object.keys(extensions).filter((id) => id !== 'php' || hasCommand('php'));

/** Returns the commands and programs of a page in a language, each with the output that the page shows below it. */
function stepsOf(page: string, language: string): Step[] {
  // The typed client needs packages of npm: tests/generators compiles and runs it.
  const source = readFileSync(page, 'utf8').replace(/^## TypeScript[^]*?(?=^## )/m, '');
  const steps: Step[] = [];
  let tab = language;
  const line = /<TabItem value="(\w+)"|<\/TabItem>|^```(\w*)(.*)\n([^]*?)^```$/gm;
  for (const [found, value, fence, meta = '', text = ''] of source.matchAll(line)) {
    if (fence === undefined) tab = found.startsWith('</') ? language : (value ?? language);
    else if (tab !== language) continue;
    else if (fence === 'shell' || fence === 'bash') steps.push({command: text});
    else if (interpreters[fence] && text.includes('CALRY_API_KEY'))
      steps.push({command: `${interpreters[fence]} <<'PROGRAM'\n${text}PROGRAM\n`});
    else if (/title="(?:Output|Response)"/.test(meta)) steps.at(-1)!.shown = text.trim();
  }
  return steps;
}

/** Runs the pages one after the other in one shell, and compares the output of each command with what the page shows. */
async function follow(pages: string[], language: string): Promise<void> {
  const home = temporaryFolder('reader');
  // The guide to the mock starts it with its own command.
  const startsMock = pages.some((page) =>
    stepsOf(page, language).some(({command}) => command.startsWith('npx')),
  );
  const mock = startsMock ? undefined : await startPacked('--quiet');
  const origin = mock?.origin ?? `http://127.0.0.1:${await freePort()}`;
  const ports: Record<string, string> = {4010: new URL(origin).port, 8080: `${await freePort()}`};
  const adapted = (text: string) =>
    text
      .replaceAll(/\b(?:4010|8080)\b/g, (port) => ports[port] ?? port)
      .replaceAll(product.siteUrl, site.url)
      .replaceAll(product.apiHosts.development, origin)
      .replaceAll(/^npx/gm, `PORT=${ports[4010]} npx`);
  const steps = pages.flatMap((page) => stepsOf(page, language));
  const script = steps.map(({command}, index) => {
    // A reader waits until the mock has started. The pages themselves wait for a receiver.
    const pause = command.startsWith('npx')
      ? `\ncurl --silent --fail --retry 300 --retry-delay 1 --retry-connrefused ${origin}/_mock/health`
      : '';
    return `echo ${index} > step\n{\n${adapted(command)}} > ${index}.out 2>&1${pause}`;
  });
  // The reader of "Authentication" and "Quickstart" types three values. The other guides begin with these set.
  const variables = pages.some((page) => stepsOf(page, language).some(asks)) ? {} : credentials;
  writeFileSync(path.join(home, 'walk.sh'), `set -eo pipefail\n${script.join('\n')}\n`);
  const answers = `${Object.values(credentials).join('\n')}\n`;
  // A file, because a shell that reads nothing may end before a pipe is written.
  writeFileSync(path.join(home, 'answers'), answers.repeat(pages.length));
  const shell = spawn('bash', ['-c', 'exec bash walk.sh < answers'], {
    cwd: home,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      PORT: ports[8080],
      PYTHONUNBUFFERED: '1',
      npm_config_registry: 'http://127.0.0.1:9/',
      CALRY_FIRST_WAIT_SECONDS: '0.05',
      CALRY_LOOK_AGAIN_SECONDS: '1',
      CALRY_POLL_SECONDS: '1',
      ...(variables === credentials && {...credentials, CALRY_HOST: origin}),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => shell.on('exit', resolve));
  try {
    const last = Number(readFileSync(path.join(home, 'step'), 'utf8'));
    const output = (index: number) => readFileSync(path.join(home, `${index}.out`), 'utf8');
    expect(code, `${steps[last]?.command}\n${output(last)}`).toBe(0);
    for (const [index, {shown}] of steps.entries()) if (shown) compare(output(index), shown);
  } finally {
    mock?.stop();
    try {
      process.kill(-shell.pid!, 'SIGKILL');
    } catch {
      // Nothing of it runs any more.
    }
  }
}

const asks = ({command}: Step) => command.includes('read -r');

/** Turns a parsed array or object into a matcher of those that contain it. */
const partOf = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return expect.arrayContaining(value);
  return typeof value === 'object' && value !== null ? expect.objectContaining(value) : value;
};

/** Compares the output of a command with what the page shows: JSON may be shortened, and `…` stands for any text. */
function compare(output: string, shown: string): void {
  if (/^[{[]/.test(shown)) {
    expect(JSON.parse(output)).toEqual(JSON.parse(shown, partOf));
    return;
  }
  expect(output).toMatch(new RegExp(shown.split('…').map(escapedForRegExp).join('.*')));
}

const short = [
  'docs/guides/quickstart.mdx',
  'docs/guides/authentication.mdx',
  'docs/guides/booking-flow.mdx',
];
/** Continues with what the readers of other guides have. */
const receiver = 'docs/guides/webhooks/third-party-webhooks.mdx';
const journey = [
  'docs/guides/authentication.mdx',
  'docs/guides/booking-flow.mdx',
  'docs/guides/webhooks/index.mdx',
  receiver,
];
const long = [...filesIn('docs/guides'), 'docs/calrylink.mdx'].filter(
  (file) => ![...short, receiver].includes(file) && stepsOf(file, 'python').length > 0,
);
/** The other pages with samples, which need nothing of each other. */
const others = [...filesIn('docs'), ...filesIn('blog'), ...filesIn('src/pages')].filter(
  (file) =>
    ![...short, ...long, ...journey].includes(file) &&
    readFileSync(file, 'utf8').includes('$CALRY_API_KEY'),
);

describe.each(languages)('in a new shell, with %s', (language) => {
  test.each(short)('%s works', (page) => follow([page], language));

  test('the samples of the other pages work', () => follow(others, language));

  test.each(long)('%s works', {tags: ['slow']}, (page) => follow([page], language));

  test('the journey from the key to the receiver works', {tags: ['slow']}, () =>
    follow(journey, language),
  );
});

for (const {language} of programs('read-all-pages')) {
  const id = language.command;
  if (id in onePassExtensions)
    test(`the client page works with ${id}`, {tags: ['slow']}, () =>
      follow(['docs/guides/client.mdx'], id),
    );
}
