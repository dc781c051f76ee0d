import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {sourcesOf} from '../page-sources/sources';

type Update = Awaited<ReturnType<VcsConfig['getFileLastUpdateInfo']>>;

const git = getVcsPreset('git-eager');

/** Whether git has the whole history of a folder; in a shallow clone, most files have the date of its oldest commit. */
export function hasHistory(folder: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    return execFileSync('git', args, {cwd: folder, stdio: 'pipe'}).toString().trim() === 'false';
  } catch {
    return false;
  }
}

/** @returns the latest update; null when one of the files has none, such as a file that was never committed */
export const latest = (updates: Update[]): Update =>
  updates.reduce((a, b) => (a && b ? (a.timestamp > b.timestamp ? a : b) : null));

let isDated: boolean | undefined;

/**
 * Dates pages for the sitemap, by the last commit of their files and of their sources
 * (src/page-sources). Without the whole history they have no dates.
 */
export const pageDates: VcsConfig = {
  ...git,
  async getFileLastUpdateInfo(page) {
    isDated ??= hasHistory('.');
    if (!isDated) return null;
    const sources = sourcesOf(path.relative('.', page)).map((file) => path.resolve(file));
    return latest(await Promise.all(sources.map((file) => git.getFileLastUpdateInfo(file))));
  },
};
