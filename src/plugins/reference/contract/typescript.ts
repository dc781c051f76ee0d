import type {OpenAPI3} from 'openapi-typescript';

/**
 * Generates TypeScript types for an OpenAPI document, for clients such as openapi-fetch.
 *
 * @param json the bundled document, as published
 * @param address URL of the published document
 */
export async function typescriptOf(json: string, address: string): Promise<string> {
  // Imported lazily: the Docusaurus configuration always loads this module, but only builds write types.
  const {default: generate, astToString} = await import('openapi-typescript');
  const document = JSON.parse(json) as OpenAPI3;
  const head = `// Types of ${address}, version ${document.info.version}. Made by openapi-typescript.\n\n`;
  return head + astToString(await generate(document));
}
