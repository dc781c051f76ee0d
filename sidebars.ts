// The sidebar of the docs. Operations come from the contract, and PMS guides from their folder.
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {type ApiName, docsFolders} from './openapi/apis.mjs';
import {operationFiles} from './src/plugins/reference/contract/operationFiles';
import {pmsGuideFiles} from './src/plugins/pms/model/load';
import {pmsGuidesName} from './src/site/pmsGuidesName.mjs';
import {capitalized} from './src/site/text';

type Item = Exclude<SidebarsConfig[string], Record<string, unknown>>[number];

/** Creates a section of the sidebar: always expanded, with a heading that is not a link. */
function section(label: string, items: Item[]): Item {
  return {type: 'category', label, collapsible: false, className: 'sidebar-section', items};
}

/** Creates a category whose label links to a page: the `index.mdx` of a folder, or a page of `docs/category`. */
function category(label: string, id: string, items: Item[], className?: string): Item {
  return {type: 'category', label, link: {type: 'doc', id}, items, className};
}

/** Lists the operations of a resource in the contract's order. Operations without a known method and path come last. */
function operations(name: ApiName, folder: string): Item[] {
  const files = operationFiles(name);
  return [...files.operations, ...files.unknownOperations]
    .filter((operation) => operation.folder === folder)
    .map((operation) => ({
      type: 'doc',
      id: operation.docId,
      className: 'method' in operation ? `operation operation--${operation.method}` : 'operation',
    }));
}

/** Creates the category of a resource of the Common API. The last part of its path is the name of its page. */
const commonResource = (label: string, folder: string): Item =>
  category(label, `category/${path.basename(folder)}`, operations('common', folder));

/** Creates the category of one version of the vacation-rental API, with a subcategory for each resource. */
function version(name: 'v1' | 'v2', label: string): Item {
  const folders = [...new Set(operationFiles(name).operations.map(({folder}) => folder))].filter(
    Boolean,
  );
  const dir = docsFolders[name];
  return category(
    label,
    `${dir}/index`,
    folders.map((folder) =>
      category(sentence(folder), `${dir}/${folder}/index`, operations(name, folder)),
    ),
  );
}

/** Converts a slug to a label: `room-types` becomes `Room types`. */
const sentence = (slug: string): string => capitalized(slug).replaceAll('-', ' ');

export default {
  docs: [
    section('Get started', [
      'introduction',
      'guides/quickstart',
      'guides/work-without-an-account',
      'guides/authentication',
      'guides/client',
      'guides/environments',
      'calrylink',
    ]),
    section('Build', [
      'category/guides',
      'guides/syncing-data',
      'guides/keep-a-copy-of-the-data',
      'guides/pagination',
      category('Webhooks', 'guides/webhooks/index', [
        'guides/webhooks/calry-webhooks',
        'guides/webhooks/third-party-webhooks',
        'guides/webhooks/events',
      ]),
      'guides/booking-flow',
      'guides/book-through-the-booking-engine',
      'guides/change-or-cancel-a-reservation',
      'guides/dates-and-money',
    ]),
    section('Operate', [
      'guides/rate-limiting',
      'guides/errors',
      'guides/go-live',
      'guides/moving-to-v2',
    ]),
    category(
      'PMS guides',
      `${pmsGuidesName}/index`,
      pmsGuideFiles().map((file) => file.replace(/^docs\/(.*)\.mdx$/, '$1')),
      'sidebar-section',
    ),
    section('Reference', [
      category('Common API reference', 'category/common-api-reference', [
        'common-api-reference/overview',
        'common-api-reference/authentication',
        'common-api-reference/ratelimits',
        ...operations('common', ''),
        commonResource('Link', 'link'),
        commonResource('Integration account', 'integration-account'),
        category('Webhooks', 'category/webhooks', [
          commonResource('Calry webhooks', 'webhooks/calry-webhooks'),
          commonResource('Third-party webhooks', 'webhooks/third-party-webhooks'),
        ]),
      ]),
      category('Unified API', 'category/unified-api', [
        'vacation-rental-api/overview',
        version('v2', 'Version 2'),
        version('v1', 'Version 1 (deprecated)'),
        ...operations('v2', ''),
      ]),
    ]),
    section('Help', ['guides/glossary', 'not-documented-yet', 'for-programs', 'contact']),
  ],
} satisfies SidebarsConfig;
