import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin that redirects readers who are already on the site, as the host does (write.ts). */
export default function redirectsPlugin(): Plugin {
  return {name: 'redirects', getClientModules: () => [require.resolve('./docsHome')]};
}
