import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {generate} from 'orval';

const [input = '', output = ''] = process.argv.slice(2);
const {servers} = JSON.parse(readFileSync(input, 'utf8'));
const target = path.join(output, 'client.ts');
await generate({
  input: {target: input},
  output: {
    target,
    client: 'fetch',
    baseUrl: new URL(servers[0].url).pathname,
    // The host is added by the caller's own function.
    override: {
      mutator: {
        path: path.join(import.meta.dirname, '../clients/support/orvalFetch.ts'),
        name: 'orvalFetch',
      },
    },
  },
});
// It prints what went wrong, and then ends as if all were well.
if (!existsSync(target)) process.exitCode = 1;
