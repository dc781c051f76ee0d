import {readFileSync} from 'node:fs';
// @ts-expect-error It brings types, but does not export them.
import doiuse from 'doiuse';
import {ESLint} from 'eslint';
import compat from 'eslint-plugin-compat';
import {HtmlValidate} from 'html-validate';
import {load} from 'cheerio';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {files, pages, redirectPages, textOf} from './site';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

describe('the browsers that package.json names support', {tags: ['slow']}, () => {
  test('every API that the scripts use', {timeout: 240_000}, async () => {
    const eslint = new ESLint({
      overrideConfigFile: true,
      ignore: false,
      overrideConfig: {
        plugins: {compat: compat as never},
        languageOptions: {ecmaVersion: 2023, sourceType: 'script'},
        linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
        rules: {'compat/compat': ['error', browserslist.join(', ')]},
        settings: {
          lintAllEsApis: true,
          // The scripts ask for each of these before they use it.
          polyfills: [
            'navigator.connection',
            'navigator.userAgentData',
            'requestIdleCallback',
            'ClipboardItem',
          ],
        },
      },
    });
    const scripts = files.filter((file) => /^(?:assets\/)?js\/.*\.js$/.test(file));
    const found: string[] = [];
    for (const file of scripts) {
      const [result] = await eslint.lintText(textOf(file));
      found.push(...(result?.messages ?? []).map(({message}) => `${file}: ${message}`));
    }
    expect(scripts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('every feature that the styles use', async () => {
    const found: string[] = [];
    const features = doiuse({
      browsers: browserslist,
      // Where these are missing, a reader loses nothing.
      ignore: ['css-content-visibility', 'css-media-scripting', 'text-size-adjust'],
      onFeatureUsage({message}: {message: string}) {
        if (message.includes('not supported by')) found.push(message);
      },
    });
    for (const file of files.filter((one) => /^assets\/css\/.*\.css$/.test(one))) {
      await postcss([features]).process(textOf(file), {from: undefined});
    }
    expect(found).toEqual([]);
  });
});

const off = 'off' as const;

/** Conformance to the standard, and what helps a screen reader; not style, which the minifier of the build decides. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-quotes': off,
    'doctype-style': off,
    'no-implicit-close': off,
    'void-style': off,
    'prefer-native-element': off,
    'long-title': off,
    // A full stop in an id is allowed, and the anchors of fields have it.
    'valid-id': ['error', {relaxed: true}],
    'no-raw-characters': ['error', {relaxed: true}],
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    'no-missing-references': 'error',
  },
});

test('every page is valid HTML', {tags: ['slow'], timeout: 240_000}, async () => {
  const found: string[] = [];
  for (const {file, html} of [...pages, ...redirectPages]) {
    const {results} = await validator.validateString(html, file);
    for (const {line, column, message, ruleId, selector} of results.flatMap(
      ({messages}) => messages,
    )) {
      // On a phone the rows of the comparison are shown as cards, which would lose the roles of a table.
      const isComparison = selector && load(html)(selector).closest('.pms-compare').length > 0;
      if (ruleId === 'no-redundant-role' && isComparison) continue;
      found.push(`${file}:${line}:${column} ${message} (${ruleId}) at ${selector}`);
    }
  }
  expect(found).toEqual([]);
});
