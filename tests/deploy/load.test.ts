import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {findExecutable} from '../../scripts/lib/tools.mjs';
import {hasNginx, startNginx} from './support/nginx';

const wrk = findExecutable('wrk') ?? '';

test.skipIf(!hasNginx || !wrk).each([
  ['no request fails under load', '/docs/guides/pagination', 20, /^$/],
  ['a failing request is reported', '/nothing/here', 1, /Non-2xx or 3xx responses: \d+/],
])('%s', async (_, page, seconds, failures) => {
  const root = path.resolve('build');
  const servers = await startNginx(root, root);
  onTestFinished(servers.stop);
  const options = ['-t1', '-c50', `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const {code, output} = await run(wrk, [...options, servers.site + page], {quiet: true});
  expect(code, output).toBe(0);
  expect(output).toMatch(/Requests\/sec: +[1-9]/);
  expect((output.match(/^.*(Non-2xx|Socket errors).*$/gm) ?? []).join('\n')).toMatch(failures);
  expect(servers.log()).not.toMatch(/\[(alert|crit|emerg)\]/);
});
