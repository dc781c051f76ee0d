// `npm run sources`: requests every web page that the contract, the PMS guides and src/plugins/pms/model cite together
// with a `read` date. Lists, as Markdown, the pages that are broken and those that were read long ago, so that a
// maintainer can decide what to do. .github/workflows/sources.yml runs it each week.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const places = ['openapi', 'docs/PMS Specific Guides', 'src/plugins/pms/model'];
const maximumAge = 180;

/** Lists the cited pages: file, line, day and, from up to three lines above the day, the URL. */
function cited() {
  const files = execFileSync('git', ['ls-files', '-z', ...places], {encoding: 'utf8'});
  return files
    .split('\0')
    .filter(Boolean)
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split(/\r?\n/);
      return lines.flatMap((line, index) => {
        const day = /\bread['"]?: ['"](20\d\d-\d\d-\d\d)/.exec(line)?.[1];
        if (!day) return [];
        const [url] =
          /https?:\/\/[^'" ,]+/.exec(lines.slice(Math.max(0, index - 3), index + 1).join('\n')) ??
          [];
        return [{place: `${file}:${index + 1}`, day, url}];
      });
    });
}

/** @param {string} url */
async function statusOf(url) {
  try {
    return (await fetch(url, {signal: AbortSignal.timeout(30_000)})).status;
  } catch {
    return 'no response';
  }
}

const pages = cited();

console.log(`## Read more than ${maximumAge} days ago`);
const oldest = new Date(Date.now() - maximumAge * 86_400_000).toISOString().slice(0, 10);
for (const {place, day, url} of pages.filter((page) => page.day < oldest)) {
  console.log(`- ${day}: ${url ?? ''} (${place})`);
}

console.log('## Not available');
// docs.calry.app, the earlier edition of these docs, is no longer online.
const urls = new Set(
  pages.flatMap(({url}) => (url && !url.includes('//docs.calry.app') ? url : [])),
);
const queue = [...urls].sort();
const worker = async () => {
  for (let url = queue.shift(); url; url = queue.shift()) {
    const status = await statusOf(url);
    if (status !== 200) console.log(`- ${status}: ${url}`);
  }
};
await Promise.all(Array.from({length: 8}, worker));
