import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadContract} from '../../src/contract/load';
import {samplesFor} from '../../src/contract/samples';
import {type Mock, startMock} from '../mock';
import {type Certificate, createCertificate} from '../mock/certificate';
import {languagesHere} from './support/languages';
import {sampleProblems} from './support/problems';
import {type Outcome, runPrograms} from './support/run';
import {printSummary} from './support/summary';

const operations = [...loadContract().operations.values()];
const {runnable, missing} = languagesHere();
const counts: [language: string, count: number][] = [];

let mock: Mock;
let certificate: Certificate;

beforeAll(async () => {
  certificate = createCertificate();
  mock = await startMock();
});

afterAll(async () => {
  await mock.stop();
  certificate.remove();
  printSummary('samples run', counts, missing);
});

test('curl, JavaScript and Python are installed', () => {
  expect(missing.filter(({required}) => required)).toEqual([]);
});

describe.each(runnable)('sample in $id', (language) => {
  const outcomes = new Map<string, Outcome>();

  beforeAll(async () => {
    const programs = operations.map((operation) => ({
      id: operation.key,
      code: samplesFor(operation).find(({id}) => id === language.id)?.code ?? '',
    }));
    for (const outcome of await runPrograms(language, programs, mock, certificate)) {
      outcomes.set(outcome.id, outcome);
    }
    counts.push([language.id, outcomes.size]);
  });

  test.each(operations)('$key', (operation) => {
    const outcome = outcomes.get(operation.key);
    expect(outcome && sampleProblems(outcome, operation)).toEqual([]);
  });
});
