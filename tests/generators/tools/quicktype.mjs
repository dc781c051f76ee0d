// Generates Python classes from the named schemas of an API description: Quicktype reads JSON Schema, not OpenAPI.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {InputData, JSONSchemaInput, quicktype} from 'quicktype-core';

const [input = '', output = ''] = process.argv.slice(2);
const {components} = JSON.parse(readFileSync(input, 'utf8'));
const $defs = JSON.parse(
  JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
);
const properties = Object.fromEntries(
  Object.keys($defs).map((name) => [name, {$ref: `#/$defs/${name}`}]),
);
const inputData = new InputData();
const schema = JSON.stringify({type: 'object', properties, $defs});
await inputData.addSource(
  'schema',
  {name: 'Everything', schema},
  () => new JSONSchemaInput(undefined),
);
const {lines} = await quicktype({
  inputData,
  lang: 'python',
  rendererOptions: {'python-version': '3.7'},
});
const module = `calry_${path.basename(input, '.json')}.py`;
mkdirSync(output, {recursive: true});
writeFileSync(path.join(output, module), lines.join('\n'));
