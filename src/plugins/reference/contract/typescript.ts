// Generates the published TypeScript types.
import {pathToFileURL} from 'node:url';
import type {OpenAPI3} from 'openapi-typescript';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: unknown;
};

type Content = Record<string, {schema?: Schema; description?: string}>;

type Body = {content?: Content; 'x-missing'?: string[]};

type Document = {
  info: {version: string};
  paths: Record<string, Record<string, {requestBody?: Body; responses?: Record<string, Body>}>>;
  components?: {responses?: Record<string, Body>};
};

const helpers = `/** A request body with fields that aren't documented yet: \`const body: WithUnlisted<Body> = {…}\`. */
export type WithUnlisted<Body> = Body & {[name: string]: unknown};

`;

/** Removes the index signature of each object that lists members, so that a misspelt member does not compile. */
function close(schema: Schema): void {
  if (schema.properties) delete schema.additionalProperties;
  for (const member of Object.values(schema.properties ?? {})) close(member);
  if (schema.items) close(schema.items);
}

/** Closes a request body, and names the helper for a body that has more fields than are documented. */
function closeBody({content = {}, 'x-missing': missing}: Body): void {
  for (const media of Object.values(content)) {
    const schema = media.schema ?? {};
    if (missing || schema.additionalProperties === true)
      media.description =
        'Not every field is documented yet. To send another one, use WithUnlisted.';
    close(schema);
  }
}

/**
 * Gives a response a body of unknown fields. Without one, clients have no type for `error`, and a check of it does not
 * narrow `data`.
 */
function openBody(response: Body): void {
  response.content ??= {
    'application/json': {
      schema: {additionalProperties: true, type: 'object'} as Schema,
      description: "The fields of an error aren't documented yet.",
    },
  };
}

const operations = (paths: Document['paths']) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** Changes a document to what its types should say. */
function prepare({paths, components}: Document): void {
  for (const {requestBody, responses = {}} of operations(paths)) {
    if (requestBody) closeBody(requestBody);
    for (const [status, response] of Object.entries(responses))
      if (Number(status) >= 400 && !('$ref' in response)) openBody(response);
  }
  // Only errors are shared.
  for (const response of Object.values(components?.responses ?? {})) openBody(response);
}

/**
 * Generates TypeScript types for an OpenAPI document, for clients such as openapi-fetch.
 *
 * @param json the bundled document, as published
 * @param address URL of the published document
 */
export async function typescriptOf(json: string, address: string): Promise<string> {
  // Imported lazily: the Docusaurus configuration always loads this module, but only builds write types.
  const {default: generate, astToString} = await import('openapi-typescript');
  const document = JSON.parse(json) as Document;
  prepare(document);
  // By default, the package reads the path of the folder as a URL, which a `%` makes invalid.
  const cwd = pathToFileURL('./');
  const head = `// Types of ${address}, version ${document.info.version}. Made by openapi-typescript.\n\n`;
  return head + helpers + astToString(await generate(document as unknown as OpenAPI3, {cwd}));
}
