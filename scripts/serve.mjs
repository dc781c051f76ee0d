// `npm run serve`: serves the site that `npm run build` built, as a static host would.
import {serveSite} from './lib/serve.mjs';

try {
  const {url} = await serveSite('build', Number(process.env.PORT || 3000));
  console.log(`\nThe site is at ${url}. Stop it with Ctrl-C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
