// Runs before `npm run build`, `npm start`, `npm run site` and `npm run mock`: installs the packages that are missing. With --port, it refuses a wrong or
// taken port first, for which Docusaurus ends without an error.
import {ensureInstalled} from './lib/install.mjs';
import {ensurePortFree, readPort} from './lib/port.mjs';

try {
  if (process.argv.includes('--port')) await ensurePortFree(readPort(process.env.PORT));
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
