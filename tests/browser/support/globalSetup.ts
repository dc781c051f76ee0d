import {existsSync} from 'node:fs';
import {sites} from './test';

/**
 * Serves the built sites on free loopback ports for the length of the run.
 *
 * @returns the way to stop them
 * @throws Error when a site has not been built
 */
export default async function globalSetup() {
  const {serveSite} = await import('../../../scripts/lib/serve.mjs');
  const dirs = {local: 'build', hosted: 'build-hosted'} as const;
  const servers = await Promise.all(
    Object.entries(dirs).map(async ([site, dir]) => {
      if (!existsSync(`${dir}/index.html`)) {
        throw new Error(`${dir}/ holds no built site: run \`npm test -- build\` first.`);
      }
      const server = await serveSite(dir);
      process.env[sites[site as keyof typeof sites]] = server.url;
      return server;
    }),
  );
  return () => Promise.all(servers.map((server) => server.close()));
}
