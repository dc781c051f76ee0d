// Reads the published files of the contract, which openapi/bundle.mjs writes.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringifyYaml} from '@redocly/openapi-core';
import {bundleContract} from '../../../../openapi/bundle.mjs';
import {problem, ProblemError} from '../../../site/problem';
import {type ApiName, docsFolders} from './operationFiles';

/** An OpenAPI document bundled into one file, as published. */
export type Download = {name: `${ApiName}.${'yaml' | 'json'}`; text: string};

/**
 * Bundles the contract, unless the bundle is up to date.
 *
 * @param root absolute folder of the contract
 * @throws ProblemError if a document cannot be bundled, for example because of an unresolved reference
 */
export async function ensureBundle(root: string): Promise<void> {
  const problems = await bundleContract(root);
  if (problems.length === 0) return;
  throw new ProblemError(problems.map(({file, line, reason}) => problem(file, line, reason)));
}

/**
 * Returns each OpenAPI document as one file, as YAML and as JSON. Parameters and errors as in {@link ensureBundle}.
 */
export async function contractDownloads(root: string): Promise<Download[]> {
  await ensureBundle(root);
  return (Object.keys(docsFolders) as ApiName[]).flatMap((name): Download[] => {
    const text = readFileSync(path.join(root, `dist/${name}.json`), 'utf8');
    const yaml = stringifyYaml(JSON.parse(text), {noRefs: true, lineWidth: 120});
    return [
      {name: `${name}.yaml`, text: yaml},
      {name: `${name}.json`, text},
    ];
  });
}
