import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {main} from './cli';
import type {Contract, DescriptionName} from './contract';

const names: DescriptionName[] = ['common', 'v1', 'v2'];

/** The contract lies beside the program in the package. */
async function packed(): Promise<Contract> {
  const documents = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(__dirname, 'contract', `${name}.json`), 'utf8');
      return [name, JSON.parse(text)] as const;
    }),
  );
  return Object.fromEntries(documents) as Contract;
}

void main(packed).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
