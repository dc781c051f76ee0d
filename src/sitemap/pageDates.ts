import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {sourceFilesOf} from '../page-sources/sources';

type Update = Awaited<ReturnType<VcsConfig['getFileLastUpdateInfo']>>;

const git = getVcsPreset('git-eager');

/** Whether git has the full history of a folder; in a shallow clone, most files have the date of its oldest commit. */
export function hasHistory(folder: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    return execFileSync('git', args, {cwd: folder, stdio: 'pipe'}).toString().trim() === 'false';
  } catch {
    return false;
  }
}

/** Returns the latest update; null if one of the files has none, because it was never committed. */
export const latest = (updates: Update[]): Update =>
  updates.reduce((a, b) => (a && b ? (a.timestamp > b.timestamp ? a : b) : null));

let isDated: boolean | undefined;

/**
 * Dates pages for the sitemap by the last commit of their files and sources (src/page-sources). Without the full
 * history, pages have no dates.
 */
export const pageDates: VcsConfig = {
  ...git,
  async getFileLastUpdateInfo(page) {
    isDated ??= hasHistory('.');
    if (!isDated) return null;
    const sources = sourceFilesOf(path.relative('.', page)).map((file) => path.resolve(file));
    return latest(await Promise.all(sources.map((file) => git.getFileLastUpdateInfo(file))));
  },
};
