import type {Plugin} from '@docusaurus/types';

export {rehypePageContents} from './rehypePageContents';
export {rehypeTables} from './rehypeTables';

/** Docusaurus plugin that adds the client modules of the page layout. */
export default function pageLayoutPlugin(): Plugin {
  return {
    name: 'page-layout',
    getClientModules: () => [
      require.resolve('./escapeCloses'),
      require.resolve('./sidebarInView'),
      require.resolve('./tableRoles'),
    ],
  };
}
