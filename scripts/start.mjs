// `npm start`: the writer's live preview; what stands behind `--` goes to Docusaurus, such as `--port 4000`.
import {spawn} from 'node:child_process';
import {utimesSync} from 'node:fs';
import {ensureInstalled} from './lib/install.mjs';
import {ensurePortFree, readPort} from './lib/port.mjs';
import {toolScript} from './lib/run.mjs';

try {
  const args = ['start', ...process.argv.slice(2)];
  // Docusaurus would take PORT as it is, ask at a terminal, and end without an error elsewhere.
  const [, given] = /(?<=\s)(?:-p|--port)[\s=]*(\S+)/.exec(args.join(' ')) ?? [];
  await ensurePortFree(readPort(given ?? process.env.PORT));
  await ensureInstalled();
  const {watch} = await import('chokidar');
  // Docusaurus watches its configuration alone, and not what that is made of; it reads all of it anew when the file seems changed.
  watch(['src/product.ts', 'src/config'], {ignoreInitial: true}).on('all', () => {
    const now = new Date();
    utimesSync('docusaurus.config.ts', now, now);
  });
  spawn(process.execPath, [toolScript('docusaurus'), ...args], {stdio: 'inherit'}).on(
    'exit',
    (code) => process.exit(code ?? 0),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
