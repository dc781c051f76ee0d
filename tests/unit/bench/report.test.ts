import {expect, test} from 'vitest';
import {fileText, partText} from '../../../bench/report.mjs';

const part = partText('Weight', {
  date: '2026-01-02',
  commit: 'abc1234',
  runs: 5,
  machine: '2 processors',
  tables: [{title: 'Bytes', columns: ['page', 'a|b'], rows: [['home', '1.0 kB']]}],
  targets: [{name: 'script', wanted: 'at most 0.80', measured: '0.75', verdict: 'holds'}],
});

test('a part says when and on what it was measured', () => {
  expect(part).toContain('Measured on 2026-01-02 at commit abc1234, 5 runs, on 2 processors.');
});

test('each target stands beside its number and its verdict', () => {
  expect(part).toContain('| script | at most 0.80 | 0.75 | holds |');
});

test('the file is laid out as tables that hold together', async () => {
  const text = await fileText([part]);
  expect(text).toMatch(/^# Benchmarks\n/);
  expect(text).toContain('| page | a\\|b   |\n| ---- | ------ |\n| home | 1.0 kB |');
});
