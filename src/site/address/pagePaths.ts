import routes from '@generated/routes';

type Routes = readonly {path?: unknown; exact?: boolean; routes?: Routes}[];

/** Skips the regular expression of a not-found page (src/plugins/docusaurus-patches/servedPage.ts). */
const pathsOf = (among: Routes): string[] =>
  among.flatMap(({path, exact, routes: below}) =>
    below ? pathsOf(below) : exact && typeof path === 'string' ? path : [],
  );

/** The paths of all pages. */
export const pagePaths = pathsOf(routes);
