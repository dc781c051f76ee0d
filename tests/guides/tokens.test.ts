import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {own, published, standard} from './support/published';

const mdxIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name));

const pages = ['docs/introduction.mdx', 'docs/calrylink.mdx', ...mdxIn('docs/guides')];

const contract = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(path.join('openapi', name), 'utf8'))
  .join('\n');
/** Every word of the contract's files: names of fields, parameters and events, enum values, parts of paths. */
const words = new Set(contract.match(/[\w.-]*\w/g));

const checked = new Set([...Object.values(published).flat(), ...standard]);

/** The page without front matter, imports and code blocks. */
const proseOf = (page: string) =>
  page
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^(`{3,}).*?^\1$/gms, '')
    .replaceAll(/^import .*$/gm, '');

/** What stands in backticks, with values taken apart: `status: FAILED` is two tokens. */
function tokensOf(prose: string): string[] {
  return [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    isAddress(code) ? [code] : code.split(/[=:]\s*|\s+/).filter(Boolean),
  );
}

const isAddress = (code: string) => /^(https?:|\/)/.test(code) || /^\w+:\w+:/.test(code);

function inContract(token: string): boolean {
  if (words.has(token)) return true;
  if (!isAddress(token)) return false;
  const {pathname} = new URL(decodeURI(token), 'https://dev.calry.app');
  return decodeURI(pathname)
    .split('/')
    .filter((part) => part && !/^(api|v1|v2)$/.test(part))
    .every((part) => words.has(part.replaceAll(/[{}]/g, '')));
}

const figure =
  /\b\d[\d,.]*\d? (?:requests?|credits|items|seconds|minutes|hours|a minute|an hour)\b|\b\d+ a minute\b/g;

let count = 0;

describe.each(pages)('%s', (file) => {
  const prose = proseOf(readFileSync(file, 'utf8'));
  const mine = new Set(own[file]);

  test('names nothing that neither the contract nor a published page has', () => {
    const tokens = [...new Set(tokensOf(prose))];
    count += tokens.length;
    const unknown = tokens.filter(
      (token) =>
        !checked.has(token) &&
        !mine.has(token) &&
        !token.startsWith('CALRY_') &&
        !/^(?:true|false|\d)$/.test(token) &&
        !inContract(token),
    );
    expect(unknown).toEqual([]);
  });

  test('gives no figure that is not held to its source', () => {
    const figures = [...new Set(prose.match(figure) ?? [])];
    count += figures.length;
    expect(figures.filter((found) => !checked.has(found) && !mine.has(found))).toEqual([]);
  });
});

test('the lists hold nothing that no guide says', () => {
  const all = pages.map((file) => proseOf(readFileSync(file, 'utf8'))).join('\n');
  expect(
    Object.values(published)
      .flat()
      .filter((token) => !all.includes(token)),
  ).toEqual([]);
  for (const [file, tokens] of Object.entries(own)) {
    const prose = proseOf(readFileSync(file, 'utf8'));
    expect(tokens.filter((token) => !prose.includes(token))).toEqual([]);
  }
  console.log(`tokens of guides held to the contract or a published page: ${count}`);
});
