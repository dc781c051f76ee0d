import type {Plugin} from '@docusaurus/types';

export {rehypePageContents} from './rehypePageContents';
export {rehypeTables} from './rehypeTables';

/** What pages need in the browser beside what the rehype plugins have put into them. */
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
