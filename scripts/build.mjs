// `npm run build`: the production site in `build/`, or in the folder named by `--out-dir`, ready for any static host.
import {parseArgs} from 'node:util';
import {ensureInstalled} from './lib/install.mjs';

try {
  const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
  await ensureInstalled();
  const {buildSite} = await import('./lib/build.mjs');
  await buildSite({outDir: values['out-dir'], inherit: true});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
