// Caches results of the checks on disk, so that unchanged pages are not checked again.
import {createHash} from 'node:crypto';
import {accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../page-sources/digest';
import {filesIn} from '../../site/pages';

const repository = path.resolve(__dirname, '../../..');

let code: string | undefined;

/** Lists the code, data and settings of the check, and the lock file. Styles don't affect a result. */
export const filesOfCheck = (): string[] => [
  ...['src', 'scripts/check', 'prose']
    .flatMap((folder) => filesIn(folder, repository))
    .filter((file) => !file.endsWith('.css')),
  '.markdownlint-cli2.jsonc',
  'redocly.yaml',
  'package-lock.json',
];

function codeDigest(): string {
  code ??= digestOf(filesOfCheck(), repository);
  return code;
}

/** Caches results between runs. Needs no invalidation, because a cache key is the hash of all inputs of a result. */
export class Cache<Result> {
  private readonly file: string;
  private readonly last: Record<string, Result>;
  private readonly current: Record<string, Result> = {};

  /**
   * @param name name of the cache file
   * @param root the repository root
   */
  constructor(name: string, root: string) {
    this.file = path.join(root, 'node_modules/.cache/check', `${name}.json`);
    try {
      this.last = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Result>;
    } catch {
      // This is the first run, or the file is truncated.
      this.last = {};
    }
  }

  /**
   * Returns the key of a result, for `get` and `set`.
   *
   * @param inputs texts and digests of everything that the result depends on, except the code of the check
   */
  keyOf(...inputs: string[]): string {
    return createHash('sha256')
      .update([codeDigest(), ...inputs].join('\0'))
      .digest('base64url');
  }

  get(key: string): Result | undefined {
    const known = this.last[key];
    if (known !== undefined) this.current[key] = known;
    return known;
  }

  set(key: string, result: Result): void {
    this.current[key] = result;
  }

  /** Whether cache files can be written: the packages may be in a read-only folder. */
  isWritable(): boolean {
    try {
      const folder = path.dirname(this.file);
      mkdirSync(folder, {recursive: true});
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  /** Writes the entries that this run has read or set, and drops all other entries. */
  save(): void {
    // If not, the next run checks all pages again.
    if (!this.isWritable()) return;
    const partial = `${this.file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(this.current));
    renameSync(partial, this.file);
  }
}
