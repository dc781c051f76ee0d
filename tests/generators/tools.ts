import path from 'node:path';
import {toolScript} from '../../scripts/lib/run.mjs';

/** The folder of this package, below the project. */
export const home = 'tests/generators';

/** A program of others that reads a published file. */
export type Tool = {
  /** As its package is called. */
  name: string;
  /** Where its output goes: `<folder>/<description>` below that of the run. */
  folder: string;
  /** The script to run with Node and its arguments; it must write into `output`, which exists and is empty. */
  command: (input: string, output: string) => string[];
};

const bin = (name: string) => toolScript(name, home);
const own = (file: string) => path.resolve(home, 'tools', file);

/** Programs that make TypeScript of a description. */
export const generators: Tool[] = [
  {
    name: '@hey-api/openapi-ts',
    folder: 'hey-api',
    command: (input, output) => [
      bin('openapi-ts'),
      '--input',
      input,
      '--output',
      output,
      '--client',
      '@hey-api/client-fetch',
      '--no-log-file',
    ],
  },
  {
    name: '@kubb/core',
    folder: 'kubb',
    command: (input, output) => [own('kubb.mjs'), input, output],
  },
  {
    name: 'oazapfts',
    folder: 'oazapfts',
    command: (input, output) => [bin('oazapfts'), input, path.join(output, 'client.ts')],
  },
  {
    name: 'openapi-typescript',
    folder: 'openapi-typescript',
    // A declaration file would not be checked beside those of packages.
    command: (input, output) => [
      bin('openapi-typescript'),
      input,
      '--output',
      path.join(output, 'types.ts'),
    ],
  },
  {
    name: 'openapi-zod-client',
    folder: 'openapi-zod-client',
    // Without the option all of v1 would be left out.
    command: (input, output) => [
      bin('openapi-zod-client'),
      input,
      '--output',
      path.join(output, 'client.ts'),
      '--with-deprecated',
    ],
  },
  {
    name: 'orval',
    folder: 'orval',
    command: (input, output) => [own('orval.mjs'), input, output],
  },
  {
    name: 'swagger-typescript-api',
    folder: 'swagger-typescript-api',
    command: (input, output) => [
      bin('swagger-typescript-api'),
      'generate',
      '--path',
      input,
      '--output',
      output,
      '--name',
      'client.ts',
    ],
  },
];

/** Makes Python of a description. */
export const quicktype: Tool = {
  name: 'quicktype-core',
  folder: 'quicktype',
  command: (input, output) => [own('quicktype.mjs'), input, output],
};

/** A program of others that judges published files. */
export type Validator = {
  /** As its package is called. */
  name: string;
  /**
   * The script to run with Node and its arguments. It judges all files at once, since starting takes longer than judging, and prints its
   * findings as JSON: a list of `{source, message}`, where `source` is the path of a file.
   */
  command: (inputs: string[]) => string[];
};

/** Programs that judge a description. */
export const validators: Validator[] = [
  {
    name: '@apidevtools/swagger-parser',
    command: (inputs) => [own('swaggerParser.mjs'), ...inputs],
  },
  {
    name: '@stoplight/spectral-cli',
    command: (inputs) => [
      bin('spectral'),
      'lint',
      ...inputs,
      '--ruleset',
      own('spectral.yaml'),
      '--quiet',
      '--format',
      'json',
    ],
  },
];

/** What keeps these programs from telling their makers that they ran; each was searched for more. */
export const withoutTelemetry = {
  DO_NOT_TRACK: '1',
  // For @scarf/scarf, which Spectral brings. It would report from an install script, and none is run.
  SCARF_ANALYTICS: 'false',
};
