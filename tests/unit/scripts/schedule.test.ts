import {expect, test} from 'vitest';
import {schedule} from '../../../scripts/test/schedule.mjs';

/** Runs tasks that end one after the other, and notes which ran at the same time. */
function recorder() {
  const running = new Set<string>();
  const together: string[] = [];
  const run = async (name: string) => {
    running.add(name);
    together.push([...running].sort().join('+'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.delete(name);
    return name.toUpperCase();
  };
  return {together, run};
}

test('runs side by side what the cores allow, in the order given', async () => {
  const {together, run} = recorder();
  const results = await schedule({a: {cores: 2}, b: {cores: 1}, c: {cores: 2}}, 3, run);
  expect(results).toEqual({a: 'A', b: 'B', c: 'C'});
  expect(together.slice(0, 2)).toEqual(['a', 'a+b']);
  expect(together).not.toContain('a+b+c');
});

test('waits for what comes before, and not for what was not asked for', async () => {
  const {together, run} = recorder();
  await schedule({a: {cores: 1}, b: {cores: 1, after: 'a'}, c: {cores: 1, after: 'x'}}, 4, run);
  expect(together).not.toContain('a+b');
  expect(together).toContain('a+c');
});

test('runs alone what wants more cores than there are', async () => {
  const {together, run} = recorder();
  await schedule({a: {cores: 4}, b: {cores: 1}}, 2, run);
  expect(together).toEqual(['a', 'b']);
});

test('says which tasks wait for each other', async () => {
  const tasks = {a: {cores: 1, after: 'b'}, b: {cores: 1, after: 'a'}};
  await expect(schedule(tasks, 2, async () => 0)).rejects.toThrow(
    'These wait for each other: a, b.',
  );
});
