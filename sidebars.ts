import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {
  type DescriptionName,
  descriptions,
  operationFiles,
  unknownOperationFiles,
} from './src/reference/contract/operationFiles';
import {guideFiles} from './src/pms/model/load';

type Item = Exclude<SidebarsConfig[string], Record<string, unknown>>[number];

/** A category with a generated index page. Its title is the label, unless another page has that title. */
function category(
  label: string,
  slug: string,
  description: string,
  items: Item[],
  title = label,
): Item {
  return {
    type: 'category',
    label,
    link: {type: 'generated-index', slug: `/category/${slug}`, title, description},
    items,
  };
}

/** Creates a sidebar section that is always open and whose heading is not a link. */
function section(label: string, items: Item[]): Item {
  return {type: 'category', label, collapsible: false, className: 'sidebar-section', items};
}

/** A category whose label links to the `index.mdx` of its folder. */
function folder(label: string, dir: string, items: Item[], className?: string): Item {
  const id = `${dir}/index`;
  const description = descriptionOf(`docs/${id}.mdx`);
  return {type: 'category', label, description, link: {type: 'doc', id}, items, className};
}

/** The description in a page's front matter, for the card that links to it. */
function descriptionOf(file: string): string | undefined {
  const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return (parse(frontMatter) as {description?: string} | null)?.description;
}

/** The operations of a resource, in the order of the contract. Those without a known method and path come last. */
function operations(name: DescriptionName, resource: string): Item[] {
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
      .map(({docId}): Item => ({type: 'doc', id: docId})),
  ];
}

/** A version of the vacation-rental API: one category for each resource that the contract has. */
function version(name: 'v1' | 'v2', label: string, className?: string): Item {
  const resources = [...new Set(operationFiles(name).map(({resource}) => resource))].filter(
    Boolean,
  );
  return folder(
    label,
    descriptions[name],
    resources.map((resource) =>
      folder(sentence(resource), `${descriptions[name]}/${resource}`, operations(name, resource)),
    ),
    className,
  );
}

/** `room-types` becomes `Room types`. */
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
      ]),
      'guides/booking-flow',
      'guides/book-through-the-booking-engine',
      'guides/change-or-cancel-a-reservation',
    ]),
    section('Operate', ['guides/rate-limiting', 'guides/errors', 'guides/moving-to-v2']),
    folder(
      'PMS guides',
      'PMS Specific Guides',
      guideFiles().map((file) => file.replace(/^docs\/(.*)\.mdx$/, '$1')),
      'sidebar-section',
    ),
    section('Reference', [
      category(
        'Common API reference',
        'common-api-reference',
        'The Common API: users, integration accounts, links and webhooks. It has one version, under /api/v1.',
        [
          'common-api-reference/overview',
          'common-api-reference/authentication',
          'common-api-reference/ratelimits',
          ...operations('common', ''),
          category(
            'Integration account',
            'integration-account',
            'Read, change and remove the connected PMS accounts of a workspace, and follow their sync.',
            operations('common', 'integration-account'),
          ),
          category(
            'Link',
            'link',
            'Create the sessions in which your customers connect their PMS, and read the result.',
            operations('common', 'link'),
          ),
          category(
            'Webhooks',
            'webhooks',
            'The operations of the two webhook families: platform events and PMS data events.',
            [
              category(
                'Calry webhooks',
                'calry-webhooks',
                'Platform events: the webhook of a workspace and its endpoints.',
                operations('common', 'webhooks/calry-webhooks'),
                'Calry webhooks: operations',
              ),
              category(
                'Third-party webhooks',
                'third-party-webhooks',
                'PMS data events: the subscriptions of an integration account, ' +
                  'and the logs of incoming and outgoing events.',
                operations('common', 'webhooks/third-party-webhooks'),
                'Third-party webhooks: operations',
              ),
            ],
            'Webhooks: operations',
          ),
        ],
      ),
      category(
        'Unified API',
        'unified-api',
        'The vacation-rental API: one schema for every connected PMS, in two versions.',
        [
          'vacation-rental-api/overview',
          version('v2', 'Version 2'),
          version('v1', 'Version 1 (deprecated)', 'sidebar-deprecated'),
          ...operations('v2', ''),
        ],
      ),
    ]),
    section('Help', ['guides/glossary', 'not-documented-yet', 'for-programs', 'contact']),
  ],
} satisfies SidebarsConfig;
