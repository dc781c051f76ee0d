import type {Source} from './schema';

/** The pages that most guides cite. A guide names them without declaring them, and may not reuse their ids. */
export const sharedSources: Record<string, Source> = {
  'calry-guide': {
    url: 'https://docs.calry.app',
    title: 'Calry connection guide for this PMS',
    read: '2026-11-20',
    confidence: 'documented',
  },
  'calry-create-link': {
    url: 'https://docs.calry.app/docs/common-api-reference/link/create-link',
    title: 'Calry page on creating a link, with the link keys',
    read: '2026-11-20',
    confidence: 'documented',
  },
  'calry-webhooks': {
    url: 'https://docs.calry.app/docs/guides/webhooks/third-party-webhooks',
    title: 'Calry guide to third-party webhooks, automatic and manual',
    read: '2026-11-20',
    confidence: 'documented',
  },
  'calry-create-webhook': {
    url: 'https://docs.calry.app/docs/common-api-reference/webhooks/third-party-webhooks/create-integration-account-webhook',
    title: 'Calry page on creating the webhook of an integration account',
    read: '2026-11-20',
    confidence: 'documented',
  },
  'calry-rate-limits': {
    url: 'https://docs.calry.app/docs/guides/rate-limiting',
    title: 'Calry table of rate limits by PMS',
    read: '2026-11-20',
    confidence: 'documented',
  },
  'calry-v2': {
    url: 'https://docs.calry.app/docs/vacation-rental-api/v2',
    title: 'Calry overview of version 2, with the default room type',
    read: '2026-11-20',
    confidence: 'documented',
  },
};
