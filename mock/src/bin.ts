// Entry point of the published package: starts the mock with the contract in the package.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {main} from './cli';
import type {Bundles, BundleName} from './contract';

const names: BundleName[] = ['common', 'v1', 'v2'];

/** Reads the contract, which the package has in a folder next to this script. */
async function packed(): Promise<Bundles> {
  const documents = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(__dirname, 'contract', `${name}.json`), 'utf8');
      return [name, JSON.parse(text)] as const;
    }),
  );
  return Object.fromEntries(documents) as Bundles;
}

void main(packed).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
