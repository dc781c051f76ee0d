// Runs before the npm commands that start a tool (`pre…` in package.json): installs the packages that are missing. With
// --port, it validates the port first: Docusaurus exits without an error if it is taken.
import {ensureInstalled} from './lib/install.mjs';
import {ensurePortFree, readPort} from './lib/port.mjs';

try {
  if (process.argv.includes('--port')) await ensurePortFree(readPort(process.env.PORT));
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
