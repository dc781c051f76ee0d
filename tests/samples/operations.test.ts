import {afterAll, describe, expect, test} from 'vitest';
import {loadContract} from '../../src/reference/contract/load';
import {samplesFor} from '../../src/reference/samples';
import {languagesHere} from './support/languages';
import {sampleProblems} from './support/problems';
import {printSummary} from './support/summary';
import {useMock} from './support/useMock';

const operations = [...loadContract().operations.values()];
const {runnable, missing} = languagesHere();
const {outcomes, counts} = useMock();

afterAll(() => printSummary('samples run', counts, missing));

test('curl, JavaScript and Python are installed', () => {
  expect(missing.filter(({required}) => required)).toEqual([]);
});

describe.each(runnable)('sample in $id', (language) => {
  const programs = operations.flatMap((operation) => {
    const sample = samplesFor(operation).find(({id}) => id === language.id);
    const versions = [
      {fields: 'required', code: sample?.code},
      {fields: 'all', code: sample?.all},
    ] as const;
    return versions.flatMap(({fields, code}) =>
      code ? [{id: `${operation.key}-${fields}`, operation, fields, code}] : [],
    );
  });
  const ran = outcomes(language, programs);

  test.each(programs)('$id', ({id, operation, fields}) => {
    const outcome = ran.get(id);
    expect(outcome && sampleProblems(outcome, operation, fields)).toEqual([]);
  });
});
