import type {ThemeConfig} from '@docusaurus/preset-classic';
import {longDate} from '../site/dates';
import {product} from '../product';

/** The foot of every page: who owns it and how old it is. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  links: [
    {label: 'Introduction', to: '/docs/introduction'},
    {label: 'API reference', to: '/api-reference'},
    {label: 'Blog', to: '/blog'},
    {label: 'Search', to: '/search'},
    {label: 'Downloads', to: '/docs/for-programs'},
    {label: 'Changelog', to: '/changelog'},
    {label: 'Contact', to: '/docs/contact'},
    {label: product.mainSite.replace('https://', ''), href: product.mainSite},
  ],
  copyright: `${product.copyright}. Last updated <time datetime="${product.lastUpdated}">${longDate(product.lastUpdated)}</time>`,
};
