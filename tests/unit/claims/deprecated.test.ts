import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {deprecatedSince} from '../../../src/reference/blocks/deprecated';
import {findings} from './texts';

// Known is a date of deprecation, and that fixes stopped before it. Whether version 1 still responds is not.
const ended = [
  /\b(v1|version 1|first version)\b[^.|]{0,60}\b(has |have |was |is )?(ended|ends|shut ?down|switched off|retired|dead|alive)\b/,
  /\b(shutdown|end|death) of (v1|version 1)\b/,
  /\bresource (has )?ended\b/,
  /\bv1-ended\b|\(ended\)|['"]ended['"]/,
];

test.each(ended)('no text says that version 1 has ended: %s', (statement) => {
  // A PMS numbers the versions of its own API.
  const own = findings(statement).filter((finding) => !finding.startsWith('docs/PMS'));
  expect(own).toEqual([]);
});

test('the descriptions and pages of version 1 name the day of the product’s own facts', () => {
  expect(deprecatedSince).toBe('has been deprecated since 15 June 2025');
  const {info} = parse(readFileSync('openapi/v1.yaml', 'utf8'));
  expect(info.description).toContain('Deprecated since 15 June 2025');
  for (const page of ['docs/vacation-rental-api/v1/index.mdx', 'docs/for-programs.mdx'])
    expect(readFileSync(page, 'utf8')).toContain(deprecatedSince);
});

// What callers of version 1 did, and how their code is written, nobody has told.
test('no page of version 1 tells what old code did', () => {
  const told = /\bold(er)? (code|log|notes|database|system|data|listing)\b/;
  expect(findings(told, 'docs/vacation-rental-api/v1')).toEqual([]);
});
