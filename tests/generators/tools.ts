/**
 * Commands that generate a client from an API description. Without `--with-deprecated`, `openapi-zod-client` would omit
 * all operations of v1.
 */
export const generators = {
  'hey-api':
    'openapi-ts --input {input} --output {output} --client @hey-api/client-fetch --no-log-file',
  kubb: 'tools/kubb.mjs {input} {output}',
  oazapfts: 'oazapfts {input} {output}/client.ts',
  'openapi-zod-client': 'openapi-zod-client {input} --output {output}/client.ts --with-deprecated',
  orval: 'tools/orval.mjs {input} {output}',
  'swagger-typescript-api':
    'swagger-typescript-api generate --path {input} --output {output} --name client.ts',
};

/** Commands that validate API descriptions and print a JSON list of objects with `source` and `message`. */
export const validators = {
  'swagger-parser': 'tools/swaggerParser.mjs {input}',
  spectral: 'spectral lint {input} --ruleset tools/spectral.yaml --quiet --format json',
};

/** Environment variables that disable telemetry. They were found in the code of the tools that reports usage. */
export const withoutTelemetry = {DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false'};
