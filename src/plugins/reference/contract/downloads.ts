// Reads the published files of the contract, which openapi/bundle.mjs writes.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringifyYaml} from '@redocly/openapi-core';
import {apiNames} from '../../../../openapi/apis.mjs';

/**
 * Returns each OpenAPI document as one file, as YAML and as JSON, by its path on the site.
 *
 * @param root absolute folder of the contract, which is bundled
 */
export function contractDownloads(root: string): Record<string, string> {
  const files = apiNames.flatMap((name) => {
    const json = readFileSync(path.join(root, `dist/${name}.json`), 'utf8');
    const yaml = stringifyYaml(JSON.parse(json), {noRefs: true, lineWidth: 120});
    return [
      [`/openapi/${name}.yaml`, yaml],
      [`/openapi/${name}.json`, json],
    ];
  });
  return Object.fromEntries(files);
}
