import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

const results = 'test-results';
const files = () =>
  (existsSync(results) ? readdirSync(results) : [])
    .filter((name) => name.startsWith('guide-programs-run-'))
    .map((name) => path.join(results, name));

export function setup(): void {
  for (const file of files()) rmSync(file);
}

/** Prints how often programs of the guides ran, in all guides together. */
export function teardown(): void {
  const totals = new Map<string, number>();
  for (const file of files()) {
    for (const [, language = '', count] of readFileSync(file, 'utf8').matchAll(/(\w+) (\d+)/g)) {
      totals.set(language, (totals.get(language) ?? 0) + Number(count));
    }
  }
  const sum = [...totals.values()].reduce((total, count) => total + count, 0);
  const each = [...totals].map(([language, count]) => `${language} ${count}`).join(', ');
  console.log(`guide programs run in all: ${sum} (${each})`);
}
