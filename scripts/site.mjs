// `npm run site`: installs what is missing, builds the production site and serves it.
import {ensureInstalled} from './lib/install.mjs';
import {ensurePortFree, readPort} from './lib/port.mjs';

try {
  const port = readPort(process.env.PORT);
  await ensurePortFree(port);
  console.log('1/3 Packages');
  await ensureInstalled();
  // Imported only now: they need the packages.
  const {buildSite} = await import('./lib/build.mjs');
  const {serveToReader} = await import('./lib/serve.mjs');
  console.log('2/3 Build (about a minute the first time)');
  await buildSite({inherit: true});
  console.log('3/3 Serve');
  await serveToReader('build', port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
