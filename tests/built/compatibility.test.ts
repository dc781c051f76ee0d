// Tests that the supported browsers have the features that the built scripts and styles use.
import {readFileSync} from 'node:fs';
// @ts-expect-error The types of doiuse are not in its `exports`.
import doiuse from 'doiuse';
import {ESLint} from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {files, textOf} from './site';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

describe('the browsers listed in package.json support', {tags: ['slow']}, () => {
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
          // The scripts detect whether the browser has these features.
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
      // Progressive enhancement: the site works without these.
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
