// Caches results of the checks on disk, so that unchanged pages are not checked again.
import {createHash} from 'node:crypto';
import path from 'node:path';
import {digestOf} from '../page-sources/digest';
import {filesIn} from '../../site/pages';
import {readCache, replaceFile} from '../../site/replaceFile.mjs';

const repository = path.resolve(__dirname, '../../..');

/** Matches files that no result depends on: styles, and features that check-pages may not import (features.yaml). */
const withoutEffect = /\.css$|^src\/(?:pages|theme|plugins\/(?:search|after-build))\//;

/** Caches results between runs. Needs no invalidation, because a cache key is the hash of all inputs of a result. */
export class Cache<Result> {
  private readonly file: string;
  private readonly code: string;
  private readonly last: Record<string, Result>;
  private readonly current: Record<string, Result> = {};

  /** @param root the repository root */
  constructor(root: string) {
    this.file = path.join(root, '.cache/check/pages.json');
    const code = filesIn('src', repository).filter((file) => !withoutEffect.test(file));
    this.code = digestOf([...code, 'package-lock.json'], repository);
    this.last = readCache(this.file);
  }

  /**
   * Returns the result of the last run for the same inputs, or a new one.
   *
   * @param inputs texts and digests of everything that the result depends on, except the code of the check
   * @param make returns the result, and whether it is kept
   */
  async get(
    inputs: string[],
    make: () => Promise<{result: Result; isKept: boolean}>,
  ): Promise<Result> {
    const hash = createHash('sha256').update([this.code, ...inputs].join('\0'));
    const key = hash.digest('base64url');
    const known = this.last[key];
    const {result, isKept} = known === undefined ? await make() : {result: known, isKept: true};
    if (isKept) this.current[key] = result;
    return result;
  }

  /** Writes the results that this run has used, and drops all others. */
  save(): void {
    replaceFile(this.file, JSON.stringify(this.current));
  }
}
