import {afterAll, beforeAll} from 'vitest';
import {type Mock, startMock} from '../../mock';
import {type Certificate, createCertificate} from '../../mock/certificate';
import type {Program, RunnableLanguage} from './languages';
import {type Outcome, runPrograms} from './run';

/**
 * Has a server ready for the tests of a file, and stops it when they are through.
 *
 * @param start what the programs call instead of the API: the mock of the contract, unless told otherwise
 * @returns `outcomes` registers the run of one language's programs, to be called inside `describe`: what became of each, by its id,
 *   is in the map once the tests start. `counts` tells how many programs ran in each language.
 */
export function useMock(start: () => Mock | Promise<Mock> = startMock) {
  const counts: [language: string, count: number][] = [];
  let mock: Mock;
  let certificate: Certificate;

  beforeAll(async () => {
    certificate = createCertificate();
    mock = await start();
  });

  afterAll(async () => {
    await mock?.stop();
  });

  return {
    counts,
    outcomes(language: RunnableLanguage, programs: Program[]): Map<string, Outcome> {
      const found = new Map<string, Outcome>();
      beforeAll(async () => {
        for (const outcome of await runPrograms(language, programs, mock, certificate)) {
          found.set(outcome.id, outcome);
        }
        counts.push([language.id, found.size]);
      });
      return found;
    },
  };
}
