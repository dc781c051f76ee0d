// Tests that no file makes statements that are known to be wrong or misplaced.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {deprecatedSince} from '../../../src/plugins/reference/blocks/deprecated';

const textual = /\.(mdx?|ya?ml|tsx?|m?js|css|py|php|json)$/;

/** Files that can contain statements about the API. Their texts have no line breaks, so that sentences stay whole. */
const texts = ['docs', 'blog', 'changelog', 'openapi', 'src', 'scripts', 'samples']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => textual.test(file))
      .map((file) => path.join(folder, file)),
  )
  .map((file) => ({file, text: statementsOf(file)}));

/** Returns a file's text without search keywords and YAML comments, which are not statements. */
function statementsOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^keywords: .*$/m, '');
  return (file.endsWith('.yaml') ? text.replaceAll(/^\s*#.*$/gm, '') : text).replaceAll(
    /\s+/g,
    ' ',
  );
}

/** Statements that no file may contain. The title gives the reason. */
const refused: [title: string, files: RegExp, statements: RegExp[]][] = [
  [
    'that version 1 has ended: it is deprecated, and it is unknown whether it still responds',
    // PMS guides are excluded, because they mention versions of the PMS's own API.
    /^(?!docs\/PMS)/,
    [
      /\b(v1|version 1|first version)\b[^.|]{0,65}\b(ended|ends|shut ?down|switched off|retired|dead|alive)\b/gi,
      /\b(shutdown|end|death) of (v1|version 1)\b/gi,
      /\bresource (has )?ended\b/gi,
    ],
  ],
  [
    'a path of an operation known only by name',
    /./,
    [/custom-fields\/[^/\s]+\/value|integration_account_webhook\/default[-_]?events/gi],
  ],
  [
    'a production host for CALRY_HOST: programs use the development host',
    /^samples\/|\.mdx$/,
    [/CALRY_HOST\W{1,7}https:\/\/prod\.calry\.app/g],
  ],
  [
    'a fixed host in a program of the guides: CALRY_HOST must be able to change it',
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
  '%s has the date on which version 1 was deprecated',
  (file) => {
    const day = deprecatedSince.replace(/^.* since /, '');
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`deprecated since ${day}`, 'i'));
  },
);
