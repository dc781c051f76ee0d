import type {ThemeConfig} from '@docusaurus/preset-classic';
import {longDate} from './dates';
import {pmsGuidesName} from './pmsGuidesName.mjs';
import {product} from '../product';

/** The footer of the site: links, copyright and the date of the last update. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs/introduction'},
        {label: 'Quickstart', to: '/docs/guides/quickstart'},
        {label: 'Guides', to: '/docs/category/guides'},
      ],
    },
    {
      title: 'Reference',
      items: [
        {label: 'API reference', to: '/api-reference'},
        {label: 'PMS guides', to: `/docs/${pmsGuidesName}`},
        {label: 'Downloads', to: '/docs/for-programs'},
      ],
    },
    {
      title: 'News',
      items: [
        {label: 'Changelog', to: '/changelog'},
        {label: 'Blog', to: '/blog'},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'Search', to: '/search'},
        {label: 'Contact', to: '/docs/contact'},
        {label: product.mainSite.replace('https://', ''), href: product.mainSite},
      ],
    },
  ],
  copyright:
    `${product.copyright}. Last updated <time ` +
    `datetime="${product.lastUpdated}">${longDate(product.lastUpdated)}</time>`,
};
