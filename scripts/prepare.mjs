// Installs missing packages before npm commands that run a tool (the `pre…` scripts in package.json). With --port, it
// checks the port first, because Docusaurus exits without an error if it is taken.
import {ensureInstalled} from './lib/install.mjs';
import {ensurePortFree, readPort} from './lib/port.mjs';

try {
  if (process.argv.includes('--port')) await ensurePortFree(readPort(process.env.PORT));
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
