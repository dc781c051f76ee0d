import path from 'node:path';
import {bundle, stringifyYaml} from '@redocly/openapi-core';
import {ContractError} from './errors';
import {type DescriptionName, descriptions} from './operationFiles';
import {bundleConfig} from './redoclyTypes';
import {shown} from './yamlFiles';

/** A description in one file, for programs. */
export type Download = {name: `${DescriptionName}.${'yaml' | 'json'}`; text: string};

/**
 * Joins the files of each description into one, as YAML and as JSON.
 *
 * @param root absolute folder of the contract
 * @throws ContractError when a description cannot be joined, for example because a reference leads nowhere
 */
export async function contractDownloads(root: string): Promise<Download[]> {
  const config = await bundleConfig();
  const bundled = await Promise.all(
    (Object.keys(descriptions) as DescriptionName[]).map(async (name) => {
      const ref = path.join(root, `${name}.yaml`);
      const {bundle: document, problems} = await bundle({ref, config});
      const [problem] = problems.filter(({severity}) => severity === 'error');
      if (problem) throw new ContractError(`${shown(ref)}: ${problem.message}`);
      return {name, document: document.parsed as object};
    }),
  );
  return bundled.flatMap(({name, document}): Download[] => [
    {name: `${name}.yaml`, text: stringifyYaml(document, {noRefs: true, lineWidth: 120})},
    {name: `${name}.json`, text: `${JSON.stringify(document, null, 2)}\n`},
  ]);
}
