import routes from '@generated/routes';

type Routes = readonly {path?: string | string[]; exact?: boolean; routes?: Routes}[];

const pathsOf = (among: Routes): string[] =>
  among.flatMap(({path, exact, routes: below}) =>
    below ? pathsOf(below) : exact && path ? path : [],
  );

/** The paths of all pages. */
export const pagePaths = pathsOf(routes);
