import type {ThemeConfig} from '@docusaurus/preset-classic';
import {product} from '../product';

/** The bar at the top of every page. */
export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: product.name,
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  hideOnScroll: false,
  items: [
    {to: '/docs/introduction', label: 'Docs', position: 'left', activeBasePath: '/docs'},
    {to: '/api-reference', label: 'API reference', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {type: 'localeDropdown', position: 'right'},
    {href: product.mainSite, label: 'Signup', position: 'right', className: 'navbar__signup'},
  ],
};
