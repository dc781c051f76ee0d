import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {costOf, treeMemory} from '../../../bench/cost.mjs';

const hold = (megabytes: number) => `globalThis.held = Buffer.alloc(${megabytes}e6, 1);`;

describe('the memory of a tree', () => {
  it('is that of a process and all below it, and of no other', () => {
    const all = new Map([
      [1, {parent: 0, bytes: 1000}],
      [2, {parent: 1, bytes: 100}],
      [3, {parent: 2, bytes: 10}],
      [4, {parent: 2, bytes: 1}],
    ]);
    expect(treeMemory(all, 2)).toBe(111);
  });

  it.skipIf(!existsSync('/proc/self/status'))('is measured with the children’s', async () => {
    const child = `${hold(200)} setTimeout(() => {}, 1000);`;
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}]);`;
    const {peak} = await costOf({command: process.execPath, args: ['-e', parent]});
    expect(peak).toBeGreaterThan(200e6);
  });
});

it('a command that fails is an error with its output', async () => {
  const script = "console.error('no such page'); process.exit(3)";
  await expect(costOf({command: process.execPath, args: ['-e', script]})).rejects.toThrow(
    'no such page',
  );
});
