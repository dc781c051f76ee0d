// Bundles each OpenAPI document into one file, for download.
import {createHash} from 'node:crypto';
import path from 'node:path';
import {bundle, stringifyYaml} from '@redocly/openapi-core';
import {problem, ProblemError} from '../../../site/problem';
import {type DescriptionName, descriptions} from './operationFiles';
import {bundleConfig} from './redoclyTypes';
import {displayPath} from '../../../site/yamlFiles';

/** An OpenAPI document bundled into one file, as published. */
export type Download = {name: `${DescriptionName}.${'yaml' | 'json'}`; text: string};

type Document = {info: {version: string}};

/**
 * Appends a digest of the content to the document's version, such as `v2+3f9a1c07b2d4`. The version therefore
 * changes whenever the content changes.
 */
function withDigest(document: Document): Document {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
  return {...document, info: {...document.info, version: `${document.info.version}+${digest}`}};
}

/**
 * Bundles each OpenAPI document into one file, as YAML and as JSON.
 *
 * @param root absolute folder of the contract
 * @throws ProblemError if a document cannot be bundled, for example because of an unresolved reference
 */
export async function contractDownloads(root: string): Promise<Download[]> {
  const config = await bundleConfig();
  const bundled = await Promise.all(
    (Object.keys(descriptions) as DescriptionName[]).map(async (name) => {
      const ref = path.join(root, `${name}.yaml`);
      const {bundle: document, problems} = await bundle({ref, config});
      const [error] = problems.filter(({severity}) => severity === 'error');
      if (error) throw new ProblemError(problem(displayPath(ref), undefined, error.message));
      return {name, document: withDigest(document.parsed as Document)};
    }),
  );
  return bundled.flatMap(({name, document}): Download[] => [
    {name: `${name}.yaml`, text: stringifyYaml(document, {noRefs: true, lineWidth: 120})},
    {name: `${name}.json`, text: `${JSON.stringify(document, null, 2)}\n`},
  ]);
}
