// `npm run build`: the production site in `build/`, ready for any static host.
import {ensureInstalled} from './lib/install.mjs';

try {
  await ensureInstalled();
  const {buildSite} = await import('./lib/build.mjs');
  await buildSite({inherit: true});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
