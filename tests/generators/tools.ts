/** Commands that generate a client from an API description. */
export const generators = {
  'hey-api':
    'openapi-ts --input {input} --output {output} --client @hey-api/client-fetch --no-log-file',
  'swagger-typescript-api':
    'swagger-typescript-api generate --path {input} --output {output} --name client.ts',
};

/** Environment variables that disable telemetry. They were found in the code of the tools that reports usage. */
export const withoutTelemetry = {DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false'};
