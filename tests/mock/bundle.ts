import path from 'node:path';
import {bundle} from '@redocly/openapi-core';
import type {DescriptionName} from '../../src/contract/operationFiles';
import {bundleConfig} from '../../src/contract/redoclyTypes';

/** An OpenAPI description in one piece, as far as the mock looks into it. */
export type Bundle = {
  servers: {url: string}[];
  paths: Record<string, Record<string, BundledOperation>>;
  components?: Record<string, unknown>;
};

export type BundledOperation = {
  operationId: string;
  parameters?: unknown[];
  requestBody?: unknown;
};

/**
 * Puts a description and all that it refers to into one document, as it is published.
 *
 * @param root folder of the contract
 * @throws Error when a reference cannot be resolved
 */
export async function bundleDescription(name: DescriptionName, root: string): Promise<Bundle> {
  const ref = path.resolve(root, `${name}.yaml`);
  const {bundle: document, problems} = await bundle({ref, config: await bundleConfig()});
  const problem = problems.find(({severity}) => severity === 'error');
  if (problem) throw new Error(`${ref} cannot be bundled: ${problem.message}`);
  return document.parsed as Bundle;
}

/** Follows a reference within the document. */
export function resolve<T>(node: unknown, document: Bundle): T {
  let found = node as {$ref?: string};
  while (typeof found?.$ref === 'string') {
    found = found.$ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], document) as {
      $ref?: string;
    };
  }
  return found as T;
}
