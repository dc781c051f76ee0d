// Docusaurus theme with the local search.
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Provides the component `@theme/SearchBar`, as the theme of the hosted search does if that is configured. */
export default function searchPlugin(): Plugin {
  return {name: 'search', getThemePath: () => path.join(__dirname, 'theme')};
}
