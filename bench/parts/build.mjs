import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {costOf} from '../cost.mjs';
import {GB, ratio, seconds} from '../format.mjs';
import {growth} from '../growth.mjs';
import {lineThrough} from '../line.mjs';
import {ownBuild} from '../sites.mjs';
import {starlightBuild} from '../starlight.mjs';
import {docusaurusBuild} from '../starter.mjs';
import {ratios, spread} from '../statistics.mjs';
import {judge} from '../targets.mjs';

/** Time for a page, to the starter's. */
const PER_PAGE = 2;
/** How far a size may be from the straight line through all of them, as a share of the time. */
const DEVIATION = 0.1;

/** @param {number | undefined} bytes */
const memory = (bytes) => (bytes === undefined ? 'not told by this system' : GB(bytes));

/** @param {(number | undefined)[]} values */
const memorySpread = (values) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? spread(known, GB) : memory(undefined);
};

/**
 * @param {string} dir a built site
 * @returns {Promise<number>} its pages, without those that only lead on to another
 */
async function countPages(dir) {
  const files = (await readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  return texts.filter((text) => !/http-equiv="?refresh/i.test(text)).length;
}

/**
 * What a build costs, without any cache, and how that grows with the content.
 *
 * @param {import('../sites.mjs').Bench} bench
 * @returns {Promise<import('../report.mjs').Result>}
 */
export async function buildPart({sites, runs, progress}) {
  const projects = {
    starter: await sites.projects.starter(),
    content: await sites.projects.content(),
    starlight: await sites.projects.starlight(),
  };
  const builds = [
    {name: 'this site, with search index, Markdown and mock', command: ownBuild, out: 'build'},
    {
      name: 'starter',
      command: docusaurusBuild(projects.starter),
      out: path.join(projects.starter, 'build'),
    },
    {
      name: 'starter, same pages',
      command: docusaurusBuild(projects.content),
      out: path.join(projects.content, 'build'),
    },
    {
      name: 'Starlight, same pages',
      command: starlightBuild(projects.starlight),
      out: path.join(projects.starlight, 'dist'),
    },
  ].map((build) => ({
    ...build,
    pages: 0,
    seconds: /** @type {number[]} */ ([]),
    peaks: /** @type {(number | undefined)[]} */ ([]),
  }));
  for (let round = 1; round <= runs; round += 1) {
    for (const build of builds) {
      const cost = await costOf(build.command);
      build.seconds.push(cost.seconds);
      build.peaks.push(cost.peak);
      build.pages ||= await countPages(build.out);
    }
    progress(round);
  }
  const per100 = (/** @type {typeof builds[0]} */ build) =>
    build.seconds.map((time) => (time / build.pages) * 100);
  const [own, , content] = builds;
  if (!own || !content) throw new Error('Nothing was built.');

  console.log('  growing the contract …');
  const sizes = await growth([1, 4, 7, 10]);
  const line = lineThrough(sizes.map((size) => ({x: size.operations, y: size.seconds})));
  return {
    tables: [
      {
        title: 'Build without any cache',
        note: 'Memory is the most that the build and its children held together.',
        columns: [
          'what',
          'pages',
          'time',
          'for each 100 pages',
          'to the starter’s, same pages',
          'memory',
        ],
        rows: builds.map((build) => [
          build.name,
          String(build.pages),
          spread(build.seconds, seconds),
          spread(per100(build), seconds),
          spread(ratios(per100(build), per100(content)), ratio),
          memorySpread(build.peaks),
        ]),
      },
      {
        title: 'Build as the contract grows',
        note: `One run of each size. Each 100 operations more cost ${seconds(line.slope * 100)}.`,
        columns: ['size', 'operations', 'time', 'memory'],
        rows: sizes.map((size) => [
          `${size.factor}x`,
          String(size.operations),
          seconds(size.seconds),
          memory(size.peak),
        ]),
      },
    ],
    targets: [
      judge(
        'build time for each 100 pages, to the starter with the same pages',
        ratios(per100(own), per100(content)),
        {atMost: PER_PAGE},
        ratio,
      ),
      judge(
        'growth from 1x to 10x: largest distance from a straight line',
        [line.deviation],
        {atMost: DEVIATION},
        ratio,
      ),
    ],
  };
}
