// `npm run serve`: serves the site that `npm run build` built, as a static host would.
import {ensureInstalled} from './lib/install.mjs';
import {readPort} from './lib/port.mjs';

try {
  const port = readPort(process.env.PORT);
  await ensureInstalled();
  // Imported here because it needs the installed packages.
  const {serveUntilInterrupted} = await import('./lib/serve.mjs');
  await serveUntilInterrupted('build', port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
