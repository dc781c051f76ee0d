import {describe, expect, it} from 'vitest';
import {readReport} from '../../../scripts/lib/audit.mjs';

const report = JSON.stringify({
  vulnerabilities: {
    shown: {
      severity: 'high',
      nodes: ['node_modules/shown', 'node_modules/tool/node_modules/shown'],
      via: [{title: 'Runs what it is given', url: 'https://advisories.example/1'}],
    },
    tool: {severity: 'critical', nodes: ['node_modules/tool'], via: ['shown']},
  },
});

describe('the report on known weaknesses', () => {
  it('is judged by what reaches the reader', () => {
    expect(readReport(report, ['node_modules/shown'])).toEqual({
      reaching: [
        'shown in node_modules/shown, high: Runs what it is given (https://advisories.example/1). ' +
          'Raise its version in package.json, or set it under "overrides".',
      ],
      others: 1,
    });
    expect(readReport(report, ['node_modules/react'])).toEqual({reaching: [], others: 2});
  });

  it.each([
    ['{"message": "405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['{"error": {"summary": "offline"}}', 'offline'],
    ['npm: not found', 'npm: not found'],
    ['', 'npm printed nothing'],
  ])('is not taken for a good one when there is none: %s', (output, why) => {
    expect(readReport(output, ['node_modules/react'])).toEqual({unanswered: why});
  });
});
