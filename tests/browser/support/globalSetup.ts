import {existsSync} from 'node:fs';
import {sites} from './test';

/**
 * Serves the built sites on free loopback ports while the tests run.
 *
 * @returns a function that stops the servers
 */
export default async function globalSetup() {
  const {serveSite} = await import('../../../scripts/lib/serve.mjs');
  const servers: Awaited<ReturnType<typeof serveSite>>[] = [];
  for (const [site, folder] of Object.entries(sites)) {
    if (!existsSync(`${folder}/index.html`)) continue;
    const server = await serveSite(folder);
    process.env[`SITE_${site}`] = server.url;
    servers.push(server);
  }
  return () => Promise.all(servers.map((server) => server.close()));
}
