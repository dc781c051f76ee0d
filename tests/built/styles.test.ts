// Tests that removing unused rules from the full style sheet has kept those of the site.
import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {readText} from '../../src/site/files';
import {filesIn} from '../../src/site/pages';
import {files, textOf} from './site';

const sheet = textOf(files.find((file) => file.startsWith('assets/css/')) ?? '');

test('the style sheet has no nested rules, of which PurgeCSS would drop some', () => {
  // The bundler nests rules if each browser of `browserslist` in package.json can read them.
  expect(sheet).not.toMatch(/&[:>.\s]/);
});

test('the style sheet has all classes and tags that the style sheets of the site select', () => {
  const names = sheet.match(/[\w-]+/g) ?? [];
  // Classes of CSS modules end with a hash.
  const kept = new Set([...names, ...names.map((name) => name.replace(/_[\w-]{4}$/, ''))]);
  const missing: string[] = [];
  for (const file of filesIn('src').filter((name) => name.endsWith('.css'))) {
    parse(readText(file)).walkRules(({selector}) => {
      const selected = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, ' ').match(/[a-z][\w-]*/g);
      for (const name of selected ?? []) {
        // A keyframe is no selector.
        if (!kept.has(name) && name !== 'from') missing.push(`${file}: ${name}`);
      }
    });
  }
  expect(missing).toEqual([]);
});
