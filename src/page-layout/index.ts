import type {Plugin} from '@docusaurus/types';

export {rehypePageContents} from './rehypePageContents';
export {rehypeTables} from './rehypeTables';

/** The client modules of every page. */
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
