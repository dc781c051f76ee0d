// Writes what a host needs to serve a built site: `_headers` and `_redirects` into it, and an nginx configuration beside it.
// Usage: jiti src/deploy/write.ts <built site>
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {algoliaFromEnv} from '../search/algolia';
import {analyticsFromEnv} from '../analytics/options';
import {redirects} from '../redirects/redirects';
import {describe} from './headers';
import {headersFile, redirectsFile} from './hostFiles';
import {readInlineCode} from './inlineCode';
import {nginxConfig} from './nginx';
import {contentSecurityPolicy} from './policy';

async function write(dir: string) {
  const policy = contentSecurityPolicy(await readInlineCode(dir), {
    searchApp: algoliaFromEnv(process.env)?.appId,
    analytics: analyticsFromEnv(process.env)?.host,
  });
  const description = describe(policy, redirects);
  writeFileSync(path.join(dir, '_headers'), headersFile(description));
  writeFileSync(path.join(dir, '_redirects'), redirectsFile(description));
  writeFileSync(`${dir}.nginx.conf`, nginxConfig(description));
}

write(process.argv[2] ?? 'build').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
