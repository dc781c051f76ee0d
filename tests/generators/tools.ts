/**
 * Commands that generate clients of a description. `openapi-zod-client` leaves out deprecated operations, all of v1,
 * by default.
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

/** Commands that print the mistakes in descriptions, as a JSON list of objects with `source` and `message`. */
export const validators = {
  'swagger-parser': 'tools/swaggerParser.mjs {input}',
  spectral: 'spectral lint {input} --ruleset tools/spectral.yaml --quiet --format json',
};

/** Each tool was searched for more that reports its use. */
export const withoutTelemetry = {DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false'};
