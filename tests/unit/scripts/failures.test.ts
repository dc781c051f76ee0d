import path from 'node:path';
import {expect, test} from 'vitest';
import {failuresInBrowsers, failuresInUnits, notAnswered} from '../../../scripts/test/failures.mjs';

const passed = [{status: 'passed'}];

test('a test that failed in a browser is named, however deep, with what it says', () => {
  const spec = {file: 'pages.spec.ts', line: 12};
  const error = {message: '\u001B[2mexpect(\u001B[22mreceived)\n\n  Expected: 1\n    at x.ts:1'};
  const report = {
    suites: [
      {
        specs: [{...spec, title: 'whole', tests: [{projectName: '', results: passed}]}],
        suites: [
          {
            specs: [
              {
                ...spec,
                title: 'wraps',
                tests: [
                  {projectName: 'webkit', results: [{status: 'failed', error}]},
                  {projectName: 'firefox', results: passed},
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(failuresInBrowsers(report).failures).toEqual([
    'pages.spec.ts:12 › webkit › wraps › expect(received) Expected: 1',
  ]);
});

test('a test that passed only at its second try is named, and one that was skipped is not', () => {
  const tests = (results: {status: string}[]) => [
    {title: 'a', file: 'a.spec.ts', line: 1, tests: [{projectName: '', results}]},
  ];
  const report = (...statuses: string[]) => ({
    suites: [{specs: tests(statuses.map((status) => ({status})))}],
  });
  expect(failuresInBrowsers(report('timedOut', 'passed')).failures).toEqual(['a.spec.ts:1 › a']);
  expect(failuresInBrowsers(report('skipped')).failures).toEqual([]);
});

test('a test that the driver program left without an answer is told apart, when it passes in a new browser', () => {
  const silent = {status: 'failed', error: {message: `Error: A driver ${notAnswered}: click`}};
  const other = {status: 'failed', error: {message: 'Error: 1 is not 2'}};
  const [success] = passed;
  const report = (...results: {status: string; error?: {message: string}}[]) => ({
    suites: [
      {specs: [{title: 'a', file: 'a.spec.ts', line: 1, tests: [{projectName: '', results}]}]},
    ],
  });
  const name = 'a.spec.ts:1 › a › Error: A driver no longer answers: click';
  expect(failuresInBrowsers(report(silent, success!))).toEqual({failures: [], again: [name]});
  expect(failuresInBrowsers(report(silent, silent))).toEqual({failures: [name], again: []});
  expect(failuresInBrowsers(report(silent, other)).failures).toEqual([name]);
  expect(failuresInBrowsers(report(other, success!))).toEqual({
    failures: ['a.spec.ts:1 › a › Error: 1 is not 2'],
    again: [],
  });
});

test('a run that broke before its tests says why', () => {
  expect(failuresInBrowsers({errors: [{message: 'No browser is here.'}]}).failures).toEqual([
    'No browser is here.',
  ]);
});

test('of lists that differ, what differs is said, not how many lines do', () => {
  const message = [
    'Error: expect(received).toEqual(expected) // deep equality',
    '- Expected  - 1',
    '+ Received  + 3',
    '- Array []',
    '+ Array [',
    '+   "/search: moved by 12 px",',
    '+ ]',
  ].join('\n');
  const result = {status: 'failed', error: {message}};
  const tests = [{projectName: '', results: [result]}];
  const specs = [{title: 'nothing moves', file: 'a.spec.ts', line: 1, tests}];
  expect(failuresInBrowsers({suites: [{specs}]}).failures).toEqual([
    'a.spec.ts:1 › nothing moves › Error: expect(received).toEqual(expected) // deep equality + "/search: moved by 12 px",',
  ]);
});

test('a unit test that failed is named, and a file that could not be loaded', () => {
  const name = path.resolve('tests/unit/a.test.ts');
  const file = {name, status: 'failed', message: '', assertionResults: []};
  const failed = {fullName: 'sums up', status: 'failed', failureMessages: ['expected 1 to be 2']};
  const good = {fullName: 'adds', status: 'passed', failureMessages: []};
  expect(
    failuresInUnits({
      testResults: [
        {...file, assertionResults: [good, failed]},
        {...file, message: 'Cannot find ./x'},
      ],
    }),
  ).toEqual([
    'tests/unit/a.test.ts › sums up › expected 1 to be 2',
    'tests/unit/a.test.ts › Cannot find ./x',
  ]);
});
