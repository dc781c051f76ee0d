import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../page-sources/digest';
import {filesIn} from '../site/pages';

const repository = path.resolve(__dirname, '../..');

let code: string | undefined;

/** A digest of the check's own code and settings, and of the packages that it uses. */
function codeDigest(): string {
  code ??= digestOf(
    [
      ...['src', 'scripts/check']
        .flatMap((folder) => filesIn(folder, repository))
        .filter((file) => /\.[cm]?[jt]sx?$/.test(file)),
      ...filesIn('prose', repository),
      '.markdownlint-cli2.jsonc',
      'redocly.yaml',
      'package-lock.json',
    ],
    repository,
  );
  return code;
}

/** Results of the last run, on disk. No invalidation is needed: a key is the hash of all inputs of its result. */
export class Cache<Result> {
  private readonly file: string;
  private readonly last: Record<string, Result>;
  private readonly current: Record<string, Result> = {};

  /**
   * @param name of its file
   * @param root of the repository
   */
  constructor(name: string, root: string) {
    this.file = path.join(root, 'node_modules/.cache/check', `${name}.json`);
    try {
      this.last = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Result>;
    } catch {
      // The first run, or a file that was cut off.
      this.last = {};
    }
  }

  /**
   * @param inputs texts and digests of everything that the result depends on, except the code
   * @returns the key for `get` and `set`
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

  /** Writes what this run has read or set; the rest is forgotten. */
  save(): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    const partial = `${this.file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(this.current));
    renameSync(partial, this.file);
  }
}
