// Runs the booking program against many random faults, and tests that it books once.
import {expect, test} from 'vitest';
import {noFaults, seededFaults} from '../../mock/src/faults';
import type {Behaviour} from '../mock';
import {createWorld} from '../mock/world';
import {programs} from './support/programs';
import {useProgramRunner, status, stayFile} from './support/run';

const {run} = useProgramRunner();
const fail = [429, 503].map((code) => ({status: code, share: 0.25}));

// One language is enough here: the other tests run the same faults one by one in each.
test.each(programs('book').filter(({language}) => language.id === 'javascript'))(
  '$name books once under hundreds of lost responses, 429s and 503s',
  {tags: ['slow'], timeout: 1_800_000},
  async (program) => {
    const args = [stayFile('stay.json')];
    for (let seed = 1; seed <= 4; seed += 1) {
      const world = createWorld();
      const faults = seededFaults({...noFaults, fail, 'lost-responses': 0.4, seed});
      const fault: Behaviour['fault'] = (exchange) => {
        const drawn = faults.fault(exchange);
        // Removes Retry-After, because the program would wait for minutes.
        return drawn?.kind === 'status' ? status(drawn.status) : drawn;
      };
      const behaviour = {answer: world.answer, fault};
      let exitCode: number | null = 75;
      for (let runs = 0; exitCode === 75 && runs < 40; runs += 1) {
        const outcome = await run(program, {behaviour, args});
        ({exitCode} = outcome);
        expect(outcome.stderr).not.toContain("Don't run this again");
      }
      expect([seed, exitCode, world.reservations.length]).toEqual([seed, 0, 1]);
    }
  },
);
