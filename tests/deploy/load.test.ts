import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {ensureWebServer} from '../../scripts/lib/webServer.mjs';
import {startNginx} from './support/nginx';

const page = '/docs/guides/pagination';
const CONNECTIONS = 50;

/**
 * @param seconds how long requests are sent, as fast as they are answered
 * @returns requests a second, and what the load generator says went wrong
 */
async function load(url: string, seconds: number) {
  const {wrk} = await ensureWebServer();
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const {code, output} = await run(wrk, [...options, url], {quiet: true});
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !rate) throw new Error(`wrk did not measure ${url}:\n${output}`);
  return {rate, failures: output.match(/^.*(Non-2xx|Socket errors).*$/gm) ?? []};
}

it('fails no request under load for a minute', async () => {
  const root = path.resolve('build');
  const servers = await startNginx(root, root);
  try {
    const site = await load(`${servers.site}${page}`, 60);
    // The same bytes: the compressed file under its own name, without any header or rule.
    const bare = await load(`${servers.bare}${page}.html.br`, 10);
    console.log(
      `${Math.round(site.rate)} requests a second of ${statSync(`${root}${page}.html.br`).size} bytes over ${CONNECTIONS} connections, ` +
        `${Math.round(bare.rate)} by a bare nginx: ${(site.rate / bare.rate).toFixed(2)} of it.`,
    );
    expect(site.failures).toEqual([]);
    expect(servers.complaints()).not.toMatch(/\[(alert|crit|emerg)\]/);
  } finally {
    await servers.stop();
  }
});

it('would see a request that fails', async () => {
  const root = path.resolve('build');
  const servers = await startNginx(root, root);
  try {
    const {failures} = await load(`${servers.site}/nothing/here`, 1);
    expect(failures.join()).toMatch(/Non-2xx or 3xx responses: \d+/);
  } finally {
    await servers.stop();
  }
});
