// `npm run serve`: serves the site that `npm run build` built, as a static host would.
import {ensureInstalled} from './lib/install.mjs';

try {
  await ensureInstalled();
  // Imported here, because the module needs the installed packages.
  const {serveUntilInterrupted} = await import('./lib/serve.mjs');
  await serveUntilInterrupted('build', Number(process.env.PORT || 3000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
