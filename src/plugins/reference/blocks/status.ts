import {type TextPart, parseInline} from './inline';
import known from './statuses.json';

const statuses: Record<string, {reason: string; advice?: string}> = known;

/** Returns the status code with its reason phrase: `200 OK`. */
export function statusLabel(status: string): string {
  if (status === 'default') return 'Any status';
  return [status, statuses[status]?.reason].filter(Boolean).join(' ');
}

const adviceForServers =
  'Retry a read with growing pauses. Before you repeat a write, check whether it took effect. ' +
  'If the error persists, ask support.';

/** Returns the advice for an error status. */
export const adviceFor = (status: string): TextPart[] =>
  parseInline(
    statuses[status]?.advice ??
      (status.startsWith('5')
        ? adviceForServers
        : 'Read the description and correct the call before you send it again.'),
  );
