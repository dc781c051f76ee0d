import {existsSync} from 'node:fs';
import {sites} from './test';

const folders = {local: 'build', hosted: 'build-hosted'} as const;

/**
 * Serves the built sites on free loopback ports while the tests run. Only @slow tests need the hosted site, so its
 * build may be missing.
 *
 * @returns a function that stops the servers
 */
export default async function globalSetup() {
  const {serveSite} = await import('../../../scripts/lib/serve.mjs');
  const servers: Awaited<ReturnType<typeof serveSite>>[] = [];
  for (const [site, folder] of Object.entries(folders)) {
    if (!existsSync(`${folder}/index.html`)) continue;
    const server = await serveSite(folder);
    process.env[sites[site as keyof typeof sites]] = server.url;
    servers.push(server);
  }
  return () => Promise.all(servers.map((server) => server.close()));
}
