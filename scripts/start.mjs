// `npm start`: the writer's live preview; what stands behind `--` goes to Docusaurus, such as `--port 4000`.
import {spawn} from 'node:child_process';
import {ensureInstalled} from './lib/install.mjs';
import {toolScript} from './lib/run.mjs';

try {
  await ensureInstalled();
  const args = ['start', ...process.argv.slice(2)];
  spawn(process.execPath, [toolScript('docusaurus'), ...args], {stdio: 'inherit'}).on(
    'exit',
    (code) => process.exit(code ?? 0),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
