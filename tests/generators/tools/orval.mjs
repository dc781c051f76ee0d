// Generates a client with Orval. Usage: orval.mjs <input> <output folder>
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {generate} from 'orval';

const [input = '', output = ''] = process.argv.slice(2);
const {servers} = JSON.parse(readFileSync(input, 'utf8'));
const target = path.join(output, 'client.ts');
const baseUrl = `${process.env.API_ORIGIN}${new URL(servers[0].url).pathname}`;
await generate({input: {target: input}, output: {target, client: 'fetch', baseUrl}});
// Orval prints errors but exits with 0.
if (!existsSync(target)) process.exitCode = 1;
