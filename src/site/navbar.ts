import type {ThemeConfig} from '@docusaurus/preset-classic';
import {product} from '../product';

/** Matches the paths of the API reference below `/docs/`, including all category pages except `category/guides`. */
const reference = 'vacation-rental-api|common-api-reference|category/(?!guides)';

/** The navbar of the site. */
export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: product.name,
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  items: [
    {
      to: '/docs/introduction',
      label: 'Docs',
      position: 'left',
      activeBaseRegex: `^/docs/(?!${reference})`,
    },
    {
      to: '/api-reference',
      label: 'API reference',
      position: 'left',
      activeBaseRegex: `^/(?:api-reference|docs/(?:${reference}))`,
    },
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    // Fixed by the specification (CONTRIBUTING.md), although English is the only language.
    {type: 'localeDropdown', position: 'right'},
    {href: product.mainSite, label: 'Signup', position: 'right', className: 'navbar__signup'},
  ],
};
