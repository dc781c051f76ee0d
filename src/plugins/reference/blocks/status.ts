import {STATUS_CODES} from 'node:http';

/** Returns the status code with its reason phrase: `200 OK`. */
export function statusLabel(status: string): string {
  if (status === 'default') return 'Any status';
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}
