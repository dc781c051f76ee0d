import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {findExecutable} from '../../scripts/lib/tools.mjs';
import {hasNginx, startNginx} from './support/nginx';

const wrk = findExecutable('wrk') ?? '';

test.skipIf(!hasNginx || !wrk)('no request fails under load', async () => {
  const root = path.resolve('build');
  const servers = await startNginx(root, root);
  onTestFinished(servers.stop);
  const options = ['-t1', '-c50', '-d20s', '--timeout', '15s', '-H', 'Accept-Encoding: br'];
  const {code, output} = await run(wrk, [...options, `${servers.site}/docs/guides/pagination`], {
    quiet: true,
  });
  expect(code, output).toBe(0);
  expect(output).toMatch(/Requests\/sec: +[1-9]/);
  expect(output).not.toMatch(/Non-2xx|Socket errors/);
  expect(servers.log()).not.toMatch(/\[(alert|crit|emerg)\]/);
});
