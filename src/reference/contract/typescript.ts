import type {OpenAPI3} from 'openapi-typescript';

/**
 * Generates TypeScript types for a description, for clients such as openapi-fetch.
 *
 * @param json the description in one file, as it is published
 * @param address where that file is published
 */
export async function typescriptOf(json: string, address: string): Promise<string> {
  // Loaded here, since the configuration is loaded far more often than the types are written.
  const {default: generate, astToString} = await import('openapi-typescript');
  const document = JSON.parse(json) as OpenAPI3;
  const head = `// Types of ${address}, version ${document.info.version}. Made by openapi-typescript.\n\n`;
  return head + astToString(await generate(document));
}
