import {createHash} from 'node:crypto';
import path from 'node:path';
import {bundle, stringifyYaml} from '@redocly/openapi-core';
import {problem, WriterError} from '../../site/writerError';
import {type DescriptionName, descriptions} from './operationFiles';
import {bundleConfig} from './redoclyTypes';
import {displayPath} from '../../site/yamlFiles';

/** A description in one file, for programs. */
export type Download = {name: `${DescriptionName}.${'yaml' | 'json'}`; text: string};

type Document = {info: {version: string}};

/**
 * Appends a digest of the content to the version of a description, such as `v2+3f9a1c07b2d4`. Builds of one commit have
 * the same version.
 */
function withDigest(document: Document): Document {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
  return {...document, info: {...document.info, version: `${document.info.version}+${digest}`}};
}

/**
 * Joins the files of each description into one, as YAML and as JSON.
 *
 * @param root absolute folder of the contract
 * @throws WriterError when a description cannot be joined, for example because of an unresolved reference
 */
export async function contractDownloads(root: string): Promise<Download[]> {
  const config = await bundleConfig();
  const bundled = await Promise.all(
    (Object.keys(descriptions) as DescriptionName[]).map(async (name) => {
      const ref = path.join(root, `${name}.yaml`);
      const {bundle: document, problems} = await bundle({ref, config});
      const [error] = problems.filter(({severity}) => severity === 'error');
      if (error) throw new WriterError(problem(displayPath(ref), undefined, error.message));
      return {name, document: withDigest(document.parsed as Document)};
    }),
  );
  return bundled.flatMap(({name, document}): Download[] => [
    {name: `${name}.yaml`, text: stringifyYaml(document, {noRefs: true, lineWidth: 120})},
    {name: `${name}.json`, text: `${JSON.stringify(document, null, 2)}\n`},
  ]);
}
