import {describe, expect, test} from 'vitest';
import {WriterError} from '../../src/site/writerError';
import {loadContract} from '../../src/reference/contract/load';
import {samplesFor} from '../../src/reference/samples';
import {languagesHere} from './support/languages';
import {sampleProblems} from './support/problems';
import {useMock} from './support/useMock';

const key = 'v2/updateAvailability';

/** Mistakes that a sample could have, and what the run must say of each. */
const breaks = [
  {id: 'path', from: '/availability/48220', to: '/availabilities/48220', says: /refused with 404/},
  {id: 'method', from: /\bPUT\b|Put\b|\bput\b/g, to: 'DELETE', says: /refused with 405/},
  {id: 'key', from: /Bearer/g, to: 'Basic', says: /refused with 401/},
  {
    id: 'header',
    from: /integrationAccountId/g,
    to: 'integrationAccount',
    says: /header.*integrationaccountid/i,
  },
  {id: 'body value', from: '2026-06-12', to: 'soon', says: /startDate.*date/},
  {id: 'body member', from: /roomTypeId/g, to: 'roomId', says: /roomId/},
] as const;

const inMethod: Record<string, string> = {ruby: 'Delete', go: 'Delete', python: 'delete'};

const operation = loadContract().operations.get(key);
if (!operation) throw new WriterError(`${key} is needed as the sample to be broken.`);

const {runnable} = languagesHere();
const {outcomes} = useMock();

describe.each(runnable)('a broken sample in $id is found', (language) => {
  const sample = samplesFor(operation).find(({id}) => id === language.id);
  const whole = String(sample?.all ?? sample?.code);
  const programs = breaks.map(({id, from, to}) => ({
    id,
    code: whole.replaceAll(from, id === 'method' ? (inMethod[language.id] ?? to) : to),
  }));
  const ran = outcomes(language, programs);

  test.each(breaks)('$id', ({id, says}) => {
    const outcome = ran.get(id)!;
    expect(sampleProblems(outcome, operation, 'all').join('\n')).toMatch(says);
    // The reader's program fails, too, and does not go on with an answer that is none.
    expect(outcome.exitCode).not.toBe(0);
  });
});
