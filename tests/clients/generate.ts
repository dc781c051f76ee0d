import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import {InputData, JSONSchemaInput, quicktype} from 'quicktype-core';
import type {DescriptionName} from '../../src/contract/operationFiles';
import {bundleDescription} from '../mock/bundle';

/** Where generated code goes; the clients import it from there. */
export const generated = 'test-results/clients';

/** Writes TypeScript types of a description's paths and schemas, with openapi-typescript. */
export async function generateTypeScript(name: DescriptionName, root = 'openapi'): Promise<void> {
  const document = await bundleDescription(name, root);
  // The generator changes what it reads.
  const types = await openapiTS(JSON.stringify(document));
  write(`${name}.d.ts`, astToString(types));
}

/** Writes Python classes of a description's named schemas, with quicktype. */
export async function generatePython(name: DescriptionName, root = 'openapi'): Promise<void> {
  const {components} = await bundleDescription(name, root);
  const schemas = JSON.stringify(components?.schemas).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  const $defs = JSON.parse(schemas) as Record<string, unknown>;
  const names = Object.keys($defs);
  const input = new InputData();
  input.addInput(new JSONSchemaInput(undefined));
  await input.addSource(
    'schema',
    {
      name: 'Everything',
      schema: JSON.stringify({
        type: 'object',
        properties: Object.fromEntries(
          names.map((schema) => [schema, {$ref: `#/$defs/${schema}`}]),
        ),
        $defs,
      }),
    },
    () => new JSONSchemaInput(undefined),
  );
  const {lines} = await quicktype({
    inputData: input,
    lang: 'python',
    rendererOptions: {'python-version': '3.7'},
  });
  write(`calry_${name}.py`, lines.join('\n'));
}

function write(name: string, text: string): void {
  mkdirSync(generated, {recursive: true});
  writeFileSync(path.join(generated, name), text);
}
