import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {vi} from 'vitest';
import {product} from '../../../src/product';
import {builtPage} from '../../built/site';
import {freePort} from '../../support/freePort';
import {temporaryFolder} from '../../support/temporaryFolder';
import {originOf} from './packed';

export type Ended = {code: number | null; output: string};

const longest = 120_000;
const guide = '/docs/guides/work-without-an-account';

/** Waits until something listens on a port. */
const listens = (port: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    {timeout: longest, interval: 100},
  );

/** The block of the guide that begins with some text, as it is copied from the built page. */
export function block(start: string): string {
  const $ = builtPage(guide);
  const found = $('pre')
    .toArray()
    .map((element) => $(element).text())
    .find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`${guide} has no block that begins with "${start}".`);
  return found;
}

/** The page that shows a program. */
function pageOf(file: string): string {
  const found = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .find((name) => readFileSync(path.join('docs', name), 'utf8').includes(`/${file}"`));
  if (!found) throw new Error(`No page shows ${file}.`);
  return `/docs/${found.replace(/(\/index)?\.mdx$/, '')}`;
}

/** A program, whole, as it is copied from the built page that shows it. */
export function program(file: string): string {
  const route = pageOf(file);
  const $ = builtPage(route);
  const texts = $(`pre[aria-label="${file}"]`)
    .toArray()
    .map((element) => $(element).text());
  // Parts of it can have the same name.
  const [whole] = texts.toSorted((a, b) => b.length - a.length);
  if (!whole) throw new Error(`${route} shows no ${file}.`);
  return whole;
}

/** The commands that the comment at the top of a program gives for running it. */
export function commandsOf(code: string): string[] {
  const [, text] = /\bRun(?: both)?: ([^\n]+)/.exec(code) ?? [];
  if (!text) throw new Error(`The program does not say how to run it:\n${code.slice(0, 300)}`);
  return text.split(', and ');
}

/**
 * Somebody with an empty folder and the built pages: runs what they show, on ports that are free.
 *
 * @param siteUrl where the built site is served
 */
export async function stranger(siteUrl: string) {
  const folder = temporaryFolder('stranger');
  const ports = {'4010': String(await freePort()), '8080': String(await freePort())};
  const running = new Set<ChildProcess>();
  let variables: Record<string, string> = {};

  // In one go: a free port may hold the digits of a shown one.
  const adapted = (text: string) =>
    text
      .replace(/\b(?:4010|8080)\b/g, (shown) => ports[shown as keyof typeof ports])
      .replaceAll(product.siteUrl, siteUrl);

  const start = (command: string, env: Record<string, string> = {}): ChildProcess => {
    const child = spawn('bash', ['-c', adapted(command)], {
      cwd: folder,
      // A group of its own, so that what the shell starts ends with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        // Whatever is fetched comes from the site: no package registry is there to ask.
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
        npm_config_update_notifier: 'false',
        PYTHONUNBUFFERED: '1',
        ...variables,
        ...env,
      },
    });
    running.add(child);
    child.on('exit', () => running.delete(child));
    return child;
  };

  const end = (child: ChildProcess) => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };

  const run = (command: string, env?: Record<string, string>): Promise<Ended> =>
    new Promise((resolve) => {
      const child = start(command, env);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
      const timer = setTimeout(() => end(child), longest);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({code, output});
      });
    });

  return {
    folder,
    /** Waits until a program listens on a port that the pages name. */
    listens: (shown: keyof typeof ports) => listens(ports[shown]),
    start: (command: string) => start(command, {WEBHOOK_SECRET: 'long-random-word'}),
    run,
    end,
    /** Starts the mock with a line of the guide and further switches, and sets the variables as the guide says. */
    async startMock(line: string, switches = ''): Promise<ChildProcess> {
      const child = start(`${line.trim()} ${switches}`, {PORT: ports['4010']});
      await originOf(child);
      const lines = [...adapted(block('export CALRY_HOST')).matchAll(/^export (\w+)=(\S+)$/gm)];
      variables = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
      return child;
    },
    /** Copies a program from its page into the folder. */
    save(file: string): string[] {
      const code = program(file);
      writeFileSync(path.join(folder, file), code);
      return commandsOf(code);
    },
    stop() {
      for (const child of running) end(child);
    },
  };
}
