// `npm run serve`: serves the site that `npm run build` built, as a static host would.
import './lib/plainErrors.mjs';
import {serveSite} from './lib/serve.mjs';

const {url} = await serveSite('build', Number(process.env.PORT || 3000));
console.log(`\nThe site is at ${url}. Stop it with Ctrl-C.`);
