import path from 'node:path';
import type {Contract} from '../reference/contract/model';
import {didYouMean} from '../site/nearest';
import {type Difference, differences} from './diff';
import {changelogFolder, type Entry} from './entries';
import {recordFile, type SurfaceRecord} from './record';
import {type Kind, kinds, type Subject, subjects} from './schema';
import {surfaceOf} from './surface';

/** What an entry says of parts of the API. */
export type Statement = {entry: Entry; kind: Kind; affects: string};

export type Finding = {
  /** Differences that no open entry tells, as messages with file, operation and field. */
  untold: string[];
  /** `affects` of open entries that name nothing that changed, as messages. */
  idle: string[];
  /** What to write, as the YAML of an entry; empty when nothing is untold. */
  advice: string;
  /** Whether the record is behind the contract or the entries. */
  stale: boolean;
  /** What the record becomes. */
  next: SurfaceRecord;
};

/** Everything that entries say of parts of the API. */
export function statements(entries: Entry[]): Statement[] {
  return entries.flatMap((entry) =>
    (Object.keys(subjects) as Subject[]).flatMap((subject) =>
      kinds.flatMap((kind) =>
        (entry[subject]?.[kind] ?? []).flatMap(({affects = []}) =>
          affects.map((one) => ({entry, kind, affects: one})),
        ),
      ),
    ),
  );
}

/** What an `affects` names: `*` is any run of characters without a blank. */
export function pattern(affects: string): RegExp {
  const parts = affects
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^ ]*')}$`);
}

const tells = ({kind, affects}: Statement, {target, kinds: allowed}: Difference) =>
  allowed.includes(kind) && pattern(affects).test(target);

/** The file that a message about an operation names: its own, or that of its description when it is gone. */
function fileOf(target: string, contract: Contract): string {
  const [operation = ''] = target.split(' ');
  const [name = ''] = operation.split('/');
  const events = Object.values(contract.descriptions).flatMap(({webhooks}) => webhooks);
  const found =
    contract.operations.get(operation) ?? events.find(({key}) => key === operation)?.file;
  const file = typeof found === 'object' ? found.file : found;
  return path.posix.join(path.basename(contract.root), file ?? `${name}.yaml`);
}

function untoldMessage(difference: Difference, contract: Contract): string {
  const {target, breaking, text} = difference;
  const [operation, field] = target.split(' ');
  const what = field ? `${operation}, ${field}` : `${operation}`;
  return `${fileOf(target, contract)}: ${what} ${text}${breaking ? ', which breaks clients' : ''}.`;
}

function adviceFor(untold: Difference[]): string {
  const lists = kinds.flatMap((kind) => {
    const own = untold.filter((difference) => difference.kinds[0] === kind);
    if (own.length === 0) return [];
    const targets = [...new Set(own.map(({target}) => target))];
    return [
      `  ${kind}:`,
      '    - text: what changed, and what to do about it',
      '      affects:',
      ...targets.map((target) => `        - ${target}`),
    ];
  });
  return lists.length > 0 ? ['api:', ...lists].join('\n') : '';
}

/**
 * Holds the contract to what the changelog has told of it. Entries that the record does not name yet are open: they may tell
 * what changed since.
 */
export function checkChangelog(
  contract: Contract,
  entries: Entry[],
  record: SurfaceRecord,
): Finding {
  const surface = surfaceOf(contract);
  const changed = differences(record.surface, surface);
  const open = entries.filter(({id}) => !record.entries.includes(id));
  const told = statements(open);
  const untold = changed.filter(
    (difference) => !told.some((statement) => tells(statement, difference)),
  );
  const idle = told
    .filter((statement) => !changed.some((difference) => tells(statement, difference)))
    .map(({entry, kind, affects}) => {
      const targets = changed
        .filter((difference) => difference.kinds.includes(kind))
        .map(({target}) => target);
      return (
        `${entry.file}: ${kind}: affects "${affects}": nothing of that name was ${kind}. ` +
        `${didYouMean(affects, targets)}Name what changed, or leave \`affects\` out.`
      );
    });
  const next = {entries: entries.map(({id}) => id), surface};
  return {
    untold: untold.map((difference) => untoldMessage(difference, contract)),
    idle,
    advice: adviceFor(untold),
    stale: changed.length > 0 || next.entries.join('\n') !== record.entries.join('\n'),
    next,
  };
}

/**
 * @returns what stops a publication, in the words of the person who changed the contract; empty when nothing does
 */
export function complaint({untold, idle, advice, stale}: Finding): string {
  if (untold.length > 0) {
    return [
      ...untold,
      '',
      'No new entry of the changelog tells this. Write changelog/<date>-<name>.mdx with title and description, and with',
      '',
      advice,
      '',
      'or with `docs:` in place of `api:` when the API is as it was and only its description was wrong. A `*` in `affects` stands ' +
        'for any characters. Then run `npm run changelog -- record`.',
      ...idle,
    ].join('\n');
  }
  if (idle.length > 0) return idle.join('\n');
  return stale
    ? `${recordFile} is behind the contract or the entries in ${changelogFolder}/. Run \`npm run changelog -- record\`, and commit ` +
        'the file with the entry.'
    : '';
}
