import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {copySources} from '../scripts/lib/copySources.mjs';
import {costOf} from './cost.mjs';
import {docusaurusBuild} from './starter.mjs';

const docsOf = {
  common: 'docs/common-api-reference',
  v1: 'docs/vacation-rental-api/v1',
  v2: 'docs/vacation-rental-api/v2',
};

/**
 * Adds copies of every operation that has a resource, with its page, to a copy of the project.
 *
 * @param {string} dir the copy
 * @param {number} times how often each operation stands there in the end
 * @returns {Promise<number>} how many operations the contract then has
 */
async function multiply(dir, times) {
  let count = 0;
  for (const [name, docs] of Object.entries(docsOf)) {
    const root = path.join(dir, `openapi/${name}.yaml`);
    const description = parse(await readFile(root, 'utf8'));
    for (const [apiPath, methods] of Object.entries(description.paths)) {
      for (const [method, {$ref}] of Object.entries(methods)) {
        count += 1;
        const below = $ref.slice(name.length + 1).replace(/\.yaml$/, '');
        if (!below.includes('/')) continue;
        const operation = await readFile(path.join(dir, 'openapi', $ref), 'utf8');
        const page = await readFile(path.join(dir, `${docs}/${below}.mdx`), 'utf8');
        for (let copy = 2; copy <= times; copy += 1) {
          count += 1;
          const suffix = `Copy${copy}`;
          // The address of a new page is in lower case, and its title and description are its own.
          const stem = `${below.toLowerCase()}-${copy}`;
          const file = `${name}/${stem}.yaml`;
          description.paths[`/copy-${copy}${apiPath}`] ??= {};
          description.paths[`/copy-${copy}${apiPath}`][method] = {$ref: file};
          await writeFile(
            path.join(dir, 'openapi', file),
            operation.replace(/^operationId: .*$/m, (line) => line + suffix),
          );
          await writeFile(
            path.join(dir, `${docs}/${stem}.mdx`),
            page
              .replace(/^operation: .*$/m, (line) => line + suffix)
              .replace(/^title: ["']?/m, (start) => `${start}Copy ${copy} of `)
              .replace(/^description: ["']?/m, (start) => `${start}Copy ${copy}. `),
          );
        }
      }
    }
    await writeFile(root, stringify(description));
  }
  return count;
}

/**
 * Builds the site with more and more operations, without any cache.
 *
 * @param {number[]} factors how often each operation stands in the contract
 * @returns {Promise<{factor: number, operations: number, seconds: number, peak: number | undefined}[]>} `peak` is memory in bytes
 * @throws {Error} with the build's output when one fails
 */
export async function growth(factors) {
  const measured = [];
  for (const factor of factors) {
    const dir = path.resolve(`.cache/bench/growth-${factor}`);
    await rm(dir, {recursive: true, force: true});
    copySources(dir);
    const operations = await multiply(dir, factor);
    const {seconds, peak} = await costOf(docusaurusBuild(dir));
    measured.push({factor, operations, seconds, peak});
    await rm(dir, {recursive: true, force: true});
  }
  return measured;
}
