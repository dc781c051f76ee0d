// A small contract for tests of the rules in openapi/rules, and functions that change and lint the contract.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createConfig, getLineColLocation, lint} from '@redocly/openapi-core';
import {parse, stringify} from 'yaml';
import {plugin} from '../../../openapi/rules/plugin';
import {validateFiles} from '../../../src/plugins/reference/contract/files';
import {problemLine, problemsFrom} from '../../../src/site/problem';
import {folderWith} from '../../support/temporaryFolder';

// Any YAML tree, because fixtures contain mistakes.
// oxlint-disable-next-line typescript/no-explicit-any
export type Tree = any;

const source = readFileSync('tests/unit/contract-rules/goodContract.yaml', 'utf8');

/** Returns the files of a small contract without mistakes. */
export function goodContract(): Record<string, Tree> {
  const v1 = parse(source.replaceAll('v2', 'v1'));
  const old = v1['openapi/v1/reservation/get-a-reservation.yaml'];
  Object.assign(old, {deprecated: true, 'x-successor': 'getReservation'});
  return {...v1, ...parse(source)};
}

/** The operation file that tests change by default. */
export const operationFile = 'openapi/v2/reservation/get-a-reservation.yaml';

/** Sets the value at a path such as `parameters.0.description`, or deletes it if `value` is undefined. */
export function change(tree: Tree, keys: string, value?: Tree) {
  const parents = keys.split('.');
  const last = parents.pop() ?? '';
  const parent = parents.reduce((node, key) => node[key], tree);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** The project's own rules, which redocly.yaml defines, and the built-in rule for members of examples. */
const ownRules: Tree = Object.fromEntries(
  Object.entries(parse(readFileSync('redocly.yaml', 'utf8'), {merge: true}).rules).filter(
    ([rule]) => rule.startsWith('rule/') || rule === 'no-invalid-media-type-examples',
  ),
);

/** Validates and lints one API description of a contract, and returns the messages of both. */
export async function lintMessages(
  files: Record<string, Tree>,
  description: string,
): Promise<string[]> {
  const texts = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : stringify(content),
  ]);
  const folder = folderWith('lint', Object.fromEntries(texts));
  const problems = await lint({
    ref: path.join(folder, 'openapi', `${description}.yaml`),
    config: await createConfig({plugins: [plugin], rules: ownRules}),
  });
  const linted = problems.map(({message, location: [place]}) => {
    const file = path.relative(folder, place?.source.absoluteRef ?? '');
    return `${file}:${place && getLineColLocation(place).start.line}: ${message}`;
  });
  const invalid = problemsFrom(() => validateFiles(path.join(folder, 'openapi')));
  return [...linted, ...invalid.map((one) => problemLine(one).replaceAll(`${folder}/`, ''))];
}
