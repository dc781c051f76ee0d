// Checks that new changelog entries describe every change of the contract.
import path from 'node:path';
import type {Contract} from '../reference/contract/model';
import {escapeRegExp} from '../../site/escapeRegExp';
import {didYouMean} from '../../site/nearest';
import {problem, type Problem} from '../../site/problem';
import {type Difference, differences} from './diff';
import type {Entry} from './entries';
import type {SurfaceRecord} from './record';
import {changesOf, type Kind} from './schema';
import {surfaceOf} from './surface';

/** An `affects` pattern of an entry, with the kind of its change. */
export type AffectsClaim = {entry: Entry; kind: Kind; affects: string};

/** Lists the `affects` patterns of all changes in the entries. */
export const affectsClaims = (entries: Entry[]): AffectsClaim[] =>
  entries.flatMap((entry) =>
    changesOf(entry).flatMap(({kind, affects}) =>
      affects.map((one) => ({entry, kind, affects: one})),
    ),
  );

/** Converts an `affects` pattern to a regular expression; `*` matches anything except a space. */
export const affectsPattern = (affects: string): RegExp =>
  new RegExp(`^${affects.split('*').map(escapeRegExp).join('[^ ]*')}$`);

/** Whether an entry may list a difference under a kind of change. A correction can affect any part. */
const allows = ({kinds}: Difference, kind: Kind) => kind === 'fixed' || kinds.includes(kind);

const describes = ({kind, affects}: AffectsClaim, difference: Difference) =>
  allows(difference, kind) && affectsPattern(affects).test(difference.target);

/**
 * Reports a change that no entry describes. The problem is in the file of the operation or, if the operation was
 * removed, in the root file of its OpenAPI document.
 */
function missingProblem({target, text, kinds}: Difference, contract: Contract): Problem {
  const [operation = ''] = target.split(' ');
  const [name = ''] = operation.split('/');
  const events = Object.values(contract.apis).flatMap(({webhooks}) => webhooks);
  const found = contract.operations.get(operation) ?? events.find(({key}) => key === operation);
  const file = path.posix.join(path.basename(contract.root), found?.file ?? `${name}.yaml`);
  const lists = kinds.map((kind) => `\`${kind}\``).join(' or ');
  const note = `Describe it under ${lists} in a new entry of changelog/, with "${target}" in \`affects\`.`;
  return problem(file, undefined, `${target} ${text}.`, {note});
}

/**
 * Compares the contract with the last snapshot of the API surface. Entries that are newer than the snapshot must
 * describe every difference.
 *
 * @returns the problems, whether the snapshot is outdated (`stale`), and the updated snapshot (`next`)
 */
export function checkChangelog(
  contract: Contract,
  entries: Entry[],
  record: SurfaceRecord,
): {problems: Problem[]; stale: boolean; next: SurfaceRecord} {
  const next = {entries: entries.map(({id}) => id), surface: surfaceOf(contract)};
  const changed = differences(record.surface, next.surface);
  const open = affectsClaims(entries.filter(({id}) => !record.entries.includes(id)));
  const missing = changed.filter((difference) => !open.some((one) => describes(one, difference)));
  const unmatched = open
    .filter((claim) => !changed.some((difference) => describes(claim, difference)))
    .map(({entry, kind, affects}) => {
      const targets = changed.flatMap((one) => (allows(one, kind) ? one.target : []));
      const note = `${didYouMean(affects, targets)}Name what changed, or leave \`affects\` out.`;
      const reason = `affects "${affects}" matches nothing that was ${kind}.`;
      return problem(entry.file, undefined, reason, {note});
    });
  return {
    problems: [...missing.map((difference) => missingProblem(difference, contract)), ...unmatched],
    stale: changed.length > 0 || next.entries.join() !== record.entries.join(),
    next,
  };
}
