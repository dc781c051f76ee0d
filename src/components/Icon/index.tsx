import type {ReactNode} from 'react';
import paths from './icons.json';

/**
 * Renders the icon of a page; nothing if the page has none.
 *
 * @param page URL of the page. The keys of icons.json are the last segments of URLs.
 */
export default function Icon({page = ''}: {page?: string | undefined}): ReactNode {
  const [, name = ''] = decodeURI(page).match(/([^/]+)\/?$/) ?? [];
  const path = (paths as Record<string, string>)[name];
  return (
    path && (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  );
}
