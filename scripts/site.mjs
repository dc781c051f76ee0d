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
  const {serveSite} = await import('./lib/serve.mjs');
  console.log('2/3 Build (about a minute the first time)');
  await buildSite({inherit: true});
  console.log('3/3 Serve');
  const {url, close} = await serveSite('build', port);
  console.log(`\nThe site stands at ${url} - stop it with Ctrl-C.`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
