// Entry point of the published package: starts the mock with the contract in the package.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {main} from './cli';
import type {Bundles} from './contract';

/** Reads the contract, which the package has in a folder next to this script. */
async function packed(): Promise<Bundles> {
  const documents = ['common', 'v1', 'v2'].map((name) => {
    const text = readFileSync(path.join(__dirname, 'contract', `${name}.json`), 'utf8');
    return [name, JSON.parse(text)];
  });
  return Object.fromEntries(documents) as Bundles;
}

void main(packed);
