// The sidebar of the docs. Operations come from the contract, and PMS guides from their folder.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {
  type ApiName,
  docsFolders,
  operationFiles,
  unknownOperationFiles,
} from './src/plugins/reference/contract/operationFiles';
import {pmsGuideFiles} from './src/plugins/pms/model/load';
import {pmsGuidesName} from './src/site/pmsGuidesName';

type Item = Exclude<SidebarsConfig[string], Record<string, unknown>>[number];

/** Creates a section of the sidebar: always expanded, with a heading that is not a link. */
function section(label: string, items: Item[]): Item {
  return {type: 'category', label, collapsible: false, className: 'sidebar-section', items};
}

/** Creates a category whose label links to the page `docs/category/<name>.mdx`, which lists its items. */
const category = (label: string, name: string, items: Item[]): Item =>
  linked(label, `category/${name}`, items);

/** Creates a category whose label links to the `index.mdx` of its folder. */
const folder = (label: string, dir: string, items: Item[], className?: string): Item =>
  linked(label, `${dir}/index`, items, className);

function linked(label: string, id: string, items: Item[], className?: string): Item {
  const description = descriptionOf(`docs/${id}.mdx`);
  return {type: 'category', label, description, link: {type: 'doc', id}, items, className};
}

/** Reads the description from a page's front matter, for the card that links to the page. */
function descriptionOf(file: string): string | undefined {
  const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return (parse(frontMatter) as {description?: string} | null)?.description;
}

/** Lists the operations of a resource in the contract's order. Operations without a known method and path come last. */
function operations(name: ApiName, resource: string): Item[] {
  return [
    ...operationFiles(name)
      .filter((operation) => operation.resource === resource)
      .map(({docId, method}): Item => ({
        type: 'doc',
        id: docId,
        className: `operation operation--${method}`,
      })),
    ...unknownOperationFiles(name)
      .filter((operation) => operation.resource === resource)
      .map(({docId}): Item => ({type: 'doc', id: docId, className: 'operation'})),
  ];
}

/** Creates the category of a resource of the Common API. The last part of its path is the name of its page. */
const commonResource = (label: string, resource: string): Item =>
  category(label, path.basename(resource), operations('common', resource));

/** Creates the category of one version of the vacation-rental API, with a subcategory for each resource. */
function version(name: 'v1' | 'v2', label: string): Item {
  const resources = [...new Set(operationFiles(name).map(({resource}) => resource))].filter(
    Boolean,
  );
  return folder(
    label,
    docsFolders[name],
    resources.map((resource) =>
      folder(sentence(resource), `${docsFolders[name]}/${resource}`, operations(name, resource)),
    ),
  );
}

/** Converts a slug to a label: `room-types` becomes `Room types`. */
function sentence(slug: string): string {
  return (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ');
}

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
      folder('Webhooks', 'guides/webhooks', [
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
    folder(
      'PMS guides',
      pmsGuidesName,
      pmsGuideFiles().map((file) => file.replace(/^docs\/(.*)\.mdx$/, '$1')),
      'sidebar-section',
    ),
    section('Reference', [
      category('Common API reference', 'common-api-reference', [
        'common-api-reference/overview',
        'common-api-reference/authentication',
        'common-api-reference/ratelimits',
        ...operations('common', ''),
        commonResource('Integration account', 'integration-account'),
        commonResource('Link', 'link'),
        category('Webhooks', 'webhooks', [
          commonResource('Calry webhooks', 'webhooks/calry-webhooks'),
          commonResource('Third-party webhooks', 'webhooks/third-party-webhooks'),
        ]),
      ]),
      category('Unified API', 'unified-api', [
        'vacation-rental-api/overview',
        version('v2', 'Version 2'),
        version('v1', 'Version 1 (deprecated)'),
        ...operations('v2', ''),
      ]),
    ]),
    section('Help', ['guides/glossary', 'not-documented-yet', 'for-programs', 'contact']),
  ],
} satisfies SidebarsConfig;
