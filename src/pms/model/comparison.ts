import {
  authenticationText,
  evidenceOf,
  type EvidenceCounts,
  guideRoute,
  limitText,
  strictestOf,
  perMinute,
  suppliedTexts,
  type SupportEntry,
  supportOf,
  testAccountOf,
} from './derive';
import type {Guide} from './validate';
import {connectionStates, supportValues, type TestAccount, webhookSetups} from './vocabulary';

/** A system as the comparison shows it: what a reader sees, and what filter and sort go by. */
export type ComparisonRow = {
  slug: string;
  name: string;
  route: string;
  state?: string;
  methods: readonly string[];
  authentication: string[];
  integrator: string[];
  owner: string[];
  webhooks: keyof typeof webhookSetups;
  systemWebhooks: keyof typeof supportValues;
  limit?: {text: string; scope: string; perMinute?: number; disputed: boolean};
  roomTypes: keyof typeof supportValues;
  testAccount: TestAccount;
  support: SupportEntry[];
  evidence: EvidenceCounts;
};

/** The rows of the comparison, in the order of the guides. */
export function comparisonRows(guides: readonly Guide[]): ComparisonRow[] {
  return guides.map((guide): ComparisonRow => {
    const {pms} = guide;
    const limit = strictestOf(pms);
    const support = supportOf(pms);
    return {
      slug: guide.slug,
      name: guide.title,
      route: guideRoute(guide.slug),
      ...(pms.status && {state: connectionStates[pms.status.state]}),
      methods: pms.authentication.methods,
      authentication: authenticationText(pms),
      integrator: suppliedTexts(pms, 'integrator'),
      owner: suppliedTexts(pms, 'account-owner'),
      webhooks: pms.webhooks.calry === 'unknown' ? 'unknown' : pms.webhooks.calry.setup,
      systemWebhooks: pms.webhooks.system === 'unknown' ? 'unknown' : pms.webhooks.system.support,
      ...(limit && {
        limit: {
          text: limitText(limit),
          scope: limit.scope,
          perMinute: perMinute(limit),
          disputed: pms.conflicts.some(({about}) => about === 'rateLimit'),
        },
      }),
      roomTypes: support.find(({key}) => key === 'roomTypes')?.support ?? 'unknown',
      testAccount: testAccountOf(pms).account,
      support,
      evidence: evidenceOf(guide),
    };
  });
}
