import type {Source} from './schema';

const pages = {
  'calry-guide': ['', 'Calry connection guide for this PMS'],
  'calry-create-link': [
    '/docs/common-api-reference/link/create-link',
    'Calry page on creating a link, with the link keys',
  ],
  'calry-webhooks': [
    '/docs/guides/webhooks/third-party-webhooks',
    'Calry guide to third-party webhooks, automatic and manual',
  ],
  'calry-create-webhook': [
    '/docs/common-api-reference/webhooks/third-party-webhooks/create-integration-account-webhook',
    'Calry page on creating the webhook of an integration account',
  ],
  'calry-rate-limits': ['/docs/guides/rate-limiting', 'Calry table of rate limits by PMS'],
  'calry-v2': [
    '/docs/vacation-rental-api/v2',
    'Calry overview of version 2, with the default room type',
  ],
};

/** The pages that most guides cite. A guide cites them without declaring them, and may not reuse their IDs. */
export const sharedSources: Record<string, Source> = Object.fromEntries(
  Object.entries(pages).map(([id, [path, title = '']]) => [
    id,
    {url: `https://docs.calry.app${path}`, title, read: '2026-11-20', confidence: 'documented'},
  ]),
);
