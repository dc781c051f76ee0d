import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {product} from '../../../src/product';
import {fencedPrograms} from '../../samples/support/fences';

const host = product.apiHosts.development;

/** How each language reads the host from the environment, with the default. */
const fromEnvironment = [
  `\${CALRY_HOST:-${host}}`,
  `process.env.CALRY_HOST ?? '${host}'`,
  `os.environ.get("CALRY_HOST", "${host}")`,
  `getenv('CALRY_HOST') ?: '${host}'`,
];

const guidePrograms = readdirSync('samples/guides', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(mjs|py|php)$/.test(file))
  .map((file) => path.join('samples/guides', file))
  .map((file) => ({id: file, code: readFileSync(file, 'utf8')}));

test.each([...guidePrograms, ...fencedPrograms(['docs', 'blog', 'src/pages'])])(
  'a program of a guide reads the host from the environment: $id',
  ({code}) => {
    const rest = fromEnvironment.reduce((text, phrase) => text.replaceAll(phrase, ''), code);
    expect(rest).not.toMatch(/https:\/\/(dev|prod)\.calry\.app/);
    expect(code).toContain('CALRY_HOST');
  },
);
