import type {Inline} from './inline';

const reasons: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Server error',
};

/** A status as a heading says it: `200 OK`. */
export function statusLabel(status: string): string {
  if (status === 'default') return 'Any status';
  return reasons[status] ? `${status} ${reasons[status]}` : status;
}

// Whole addresses, so that whoever moves a page finds them by search and the check can name their lines.
const link = (href: string, text: string): Inline => ({href, text: [text]});

const advice: Record<string, Inline[]> = {
  400: ['Compare parameters and body with this page. Do not repeat the call unchanged.'],
  401: [
    'Check the ',
    {code: 'Authorization'},
    ' header. See ',
    link('/docs/guides/authentication', 'authentication'),
    '.',
  ],
  403: [
    'Check that the workspace and the account belong to the key. See ',
    link('/docs/guides/authentication', 'authentication'),
    '.',
  ],
  404: ['Check the IDs in the path, and that they belong to this account.'],
  429: ['See ', link('/docs/guides/rate-limiting', 'rate limiting'), '.'],
};

/** What a caller does about an error status. */
export function adviceFor(status: string): Inline[] {
  const own = advice[status];
  if (own) return own;
  if (status.startsWith('5'))
    return [
      'Retry a read with growing pauses. Before you repeat a write, check whether it took effect. If the error persists, ask support.',
    ];
  return ['Read the description and correct the call before you send it again.'];
}
