import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {deprecatedSince} from '../../../src/reference/blocks/deprecated';

const textual = /\.(mdx?|ya?ml|tsx?|m?js|css|py|php|json)$/;

/** Every file in which a statement about the API can be written, each in one line: a sentence may break anywhere. */
const texts = ['docs', 'blog', 'changelog', 'openapi', 'src', 'scripts', 'samples']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => textual.test(file))
      .map((file) => path.join(folder, file)),
  )
  .map((file) => ({file, text: statementsOf(file)}));

/** Keywords are what readers ask, and comments of YAML are notes of maintainers: neither is a statement. */
function statementsOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^keywords: .*$/m, '');
  return (file.endsWith('.yaml') ? text.replaceAll(/^\s*#.*$/gm, '') : text).replaceAll(
    /\s+/g,
    ' ',
  );
}

/** Statements that no file may contain; the title of each test is the reason. */
const refused: [title: string, files: RegExp, statements: RegExp[]][] = [
  [
    'that version 1 has ended: it is deprecated, and whether it still responds is not known',
    // Guides of a PMS mention the versions of that system's API.
    /^(?!docs\/PMS)/,
    [
      /\b(v1|version 1|first version)\b[^.|]{0,65}\b(ended|ends|shut ?down|switched off|retired|dead|alive)\b/gi,
      /\b(shutdown|end|death) of (v1|version 1)\b/gi,
      /\bresource (has )?ended\b/gi,
    ],
  ],
  [
    'what callers of version 1 did: nothing is published about their code',
    /^docs\/vacation-rental-api\/v1\//,
    [/\bold(er)? (code|log|notes|database|system|data|listing)\b/gi],
  ],
  [
    'a path of an operation that is known by its name only',
    /./,
    [/custom-fields\/[^/\s]+\/value|integration_account_webhook\/default[-_]?events/gi],
  ],
  [
    'in the contract how a fact was found: that belongs to x-source and x-missing',
    /^openapi\/(?!sources).*\.yaml$/,
    [
      /\bnot published\b|\bout of reach\b|\bno page\b|\b(was|were|could be) read\b/gi,
      /\b(older|newer|public|published) (copy|page|table|version of the page)\b/gi,
      /\bcop(y|ies) of the page\b/gi,
    ],
  ],
  [
    'another host in a program than the development host, from the environment',
    /^samples\/|\.mdx$/,
    [/CALRY_HOST\W{1,7}https:\/\/prod\.calry\.app/g],
  ],
  [
    'a host in a program of the guides that the environment cannot change',
    /^samples\//,
    [/(?<!CALRY_HOST\W{1,7})https:\/\/(dev|prod)\.calry\.app/g],
  ],
];

test.each(refused)('no file says %s', (_, files, statements) => {
  const found = texts
    .filter(({file}) => files.test(file))
    .flatMap(({file, text}) =>
      statements.flatMap((statement) =>
        [...text.matchAll(statement)].map(([words]) => `${file}: ${words}`),
      ),
    );
  expect(found).toEqual([]);
});

test.each(['openapi/v1.yaml', 'docs/vacation-rental-api/v1/index.mdx', 'docs/for-programs.mdx'])(
  '%s names the day on which version 1 was deprecated',
  (file) => {
    const day = deprecatedSince.replace(/^.* since /, '');
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`deprecated since ${day}`, 'i'));
  },
);
