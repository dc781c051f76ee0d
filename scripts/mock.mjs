// `npm run mock`: installs what is missing, and starts the mock of the API; `npm run mock -- --help` lists its switches.
import {spawn} from 'node:child_process';
import {ensureInstalled} from './lib/install.mjs';
import {toolScript} from './lib/run.mjs';

try {
  await ensureInstalled();
  const args = [toolScript('jiti'), 'mock/start.ts', ...process.argv.slice(2)];
  spawn(process.execPath, args, {stdio: 'inherit'}).on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
