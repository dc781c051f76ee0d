import {type TextPart, inline} from './inline';

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

const advice: Record<string, string> = {
  400: 'Compare the parameters and the body with this page. Fix the request before you send it again.',
  401: 'Check the `Authorization` header. See [Authentication](/docs/guides/authentication).',
  403: 'Check that the workspace and the account belong to the key. See [Authentication](/docs/guides/authentication).',
  404: 'Check the IDs in the path, and that they belong to this account.',
  429: 'See [Rate limiting](/docs/guides/rate-limiting).',
};

const adviceForServers =
  'Retry a read with growing pauses. Before you repeat a write, check whether it took effect. If the error persists, ask support.';

/** What a caller does about an error status. */
export const adviceFor = (status: string): TextPart[] =>
  inline(
    advice[status] ??
      (status.startsWith('5')
        ? adviceForServers
        : 'Read the description and correct the call before you send it again.'),
  );
