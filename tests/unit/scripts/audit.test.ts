import {expect, test} from 'vitest';
import {readReport} from '../../../scripts/lib/audit.mjs';

test('a vulnerability in a distributed package is reported, and others are counted', () => {
  const via = [{title: 'Runs its input', url: 'https://advisories.example/1'}];
  const nodes = ['node_modules/shown', 'node_modules/tool/node_modules/shown'];
  const tool = {severity: 'critical', nodes: ['node_modules/tool'], via: ['shown']};
  const report = JSON.stringify({vulnerabilities: {shown: {severity: 'high', nodes, via}, tool}});
  expect(readReport(report, ['node_modules/shown'])).toEqual({
    reaching: [
      'shown in node_modules/shown, high: Runs its input (https://advisories.example/1). ' +
        'Raise its version in package.json, or set it under "overrides".',
    ],
    others: 1,
  });
  expect(readReport(report, ['node_modules/react'])).toEqual({reaching: [], others: 2});
});

test.each([
  ['{"message": "405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['{"error": {"summary": "offline"}}', 'offline'],
  ['npm: not found', 'npm: not found'],
  ['', 'npm printed nothing'],
])('the output %j does not count as a clean report', (output, reason) => {
  expect(readReport(output, ['node_modules/react'])).toEqual({unanswered: reason});
});
