// Writes what the search reads beside the pages of a built site, from their HTML.
// Usage: jiti src/search/index-builder/write.ts <built site> < absolute paths of its pages, as JSON
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadTerms} from '../../glossary/terms';
import {DATA_URL, pack} from '../data';
import {collect} from './collect';
import {readAsked, readSynonyms} from './reviewed';

const dir = process.argv[2] ?? 'build';
const STANDARD_INPUT = 0;
const file = path.join(dir, DATA_URL);
try {
  const project = process.cwd();
  const ofGlossary = loadTerms(project)
    .map(({forms}) => forms.map((form) => form.replaceAll('`', '').toLowerCase()))
    .filter((forms) => forms.length > 1);
  const pages = JSON.parse(readFileSync(STANDARD_INPUT, 'utf8')) as string[];
  const data = collect(dir, pages, readAsked(project), [...readSynonyms(project), ...ofGlossary]);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(pack(data)));
  console.log(`Search: ${data.pages.length} pages, ${data.texts.length} texts.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
