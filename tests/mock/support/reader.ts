// Simulates a reader who runs the commands and programs of the guides.
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {load} from 'cheerio';
import {expect, vi} from 'vitest';
import {product} from '../../../src/product';
import {freePort} from '../../support/freePort';
import {temporaryFolder} from '../../support/temporaryFolder';
import {originOf} from './packed';

const longest = 120_000;
const folder = 'build/docs';
const guide = 'guides/work-without-an-account.html';
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({file, html: readFileSync(path.join(folder, file), 'utf8')}));

/** Returns the texts of a page's elements that match a selector. */
function textsOf(html: string, selector: string): string[] {
  const $ = load(html);
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

const blocks = textsOf(pages.find(({file}) => file === guide)?.html ?? '', 'pre');

/**
 * Returns the first code block of the mock's guide that contains a text.
 *
 * @throws Error if there is none
 */
export function guideBlock(part: string): string {
  const found = blocks.find((one) => one.includes(part));
  if (found === undefined) throw new Error(`${guide} has no code block with "${part}".`);
  return found.trim();
}

/**
 * Returns the code of a program as the site shows it.
 *
 * @throws Error if no page shows it
 */
export function shownProgram(name: string): string {
  const shown = pages
    .filter(({html}) => html.includes(name))
    .flatMap(({html}) => textsOf(html, `pre[aria-label="${name}"]`));
  // Pages also show parts of the program, so the longest code is the whole program.
  const [whole] = shown.toSorted((a, b) => b.length - a.length);
  if (whole === undefined) throw new Error(`No page shows ${name}.`);
  return whole;
}

/**
 * Simulates a reader: runs the commands and programs shown on the pages in an empty folder, on free ports.
 *
 * @param siteUrl URL of the served build
 */
export async function createReader(siteUrl: string) {
  const home = temporaryFolder('reader');
  const ports: Record<string, string> = {4010: `${await freePort()}`, 8080: `${await freePort()}`};
  const running = new Set<ChildProcess>();
  let variables: Record<string, string> = {};

  const adapted = (shown: string) =>
    shown
      // Both ports are replaced in one pass, because a free port may equal a port in the text.
      .replaceAll(/\b(?:4010|8080)\b/g, (port) => ports[port] ?? port)
      .replaceAll(product.siteUrl, siteUrl);

  const start = (command: string, env: Record<string, string> = {}): ChildProcess => {
    const child = spawn('bash', ['-c', `exec 2>&1; ${adapted(command)}`], {
      cwd: home,
      // A process group, so that the shell's child processes can be stopped with it.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        // Prevents downloads from anywhere except the site.
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

  const stop = (children: Iterable<ChildProcess> = running) => {
    for (const child of children) if (running.delete(child)) process.kill(-child.pid!, 'SIGKILL');
  };

  /** Runs a command until it exits, and returns its output. */
  const run = async (command: string): Promise<string> => {
    const child = start(command);
    const timer = setTimeout(() => stop([child]), longest);
    const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'close')]);
    clearTimeout(timer);
    expect(code, `${command}\n${output}`).toBe(0);
    return output;
  };

  /** Saves a program. Returns the commands that run the program, which its first comment lists. */
  const save = (name: string): string[] => {
    const code = shownProgram(name);
    writeFileSync(path.join(home, name), code);
    return /\bRun(?: both)?: ([^\n]+)/.exec(code)?.[1]?.split(', and ') ?? [];
  };

  return {
    home,
    stop,
    run,
    save,
    /** Saves a program, and runs it. */
    runProgram: (name: string) => run(save(name)[0] ?? 'false'),
    /** Reads a file that a program writes; empty if it does not exist yet. */
    read: (name: string) => {
      const file = path.join(home, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    /** Starts the mock with a command of the guide, and sets the environment variables listed there. */
    async startMock(command: string): Promise<string> {
      const origin = await originOf(start(command, {PORT: ports[4010]!}));
      const lines = adapted(guideBlock('export CALRY_HOST')).matchAll(/^export (\w+)=(\S+)$/gm);
      variables = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
      return origin;
    },
    /** Saves and starts a webhook receiver, and waits until it listens. */
    async startReceiver(name: string): Promise<ChildProcess[]> {
      const children = save(name).map((one) => start(one, {WEBHOOK_SECRET: 'long-random-word'}));
      const listens = () => fetch(`http://127.0.0.1:${ports[8080]}`);
      await vi.waitFor(listens, {timeout: longest, interval: 100});
      return children;
    },
  };
}
