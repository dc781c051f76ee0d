// Client module that opens the introduction at `/docs`, as the host does (redirects.txt).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Redirect, useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {createElement} from 'react';

const {baseUrl} = siteConfig;

/** Keeps query and hash. */
const DocsHome = () =>
  createElement(Redirect, {to: {...useLocation(), pathname: `${baseUrl}docs/introduction`}});

if (ExecutionEnvironment.canUseDOM)
  routes.unshift({path: `${baseUrl}docs`, exact: true, component: DocsHome as never});
