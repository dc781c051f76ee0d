import {describe, expect, test} from 'vitest';
import {seededFaults} from '../../mock/src/faults';
import type {Behaviour, Fault} from '../mock/behaviour';
import {createWorld} from '../mock/world';
import {programs} from './support/programs';
import {guide, shortestWaits, stayFile} from './support/run';

const {run} = guide();

const bookings = 17;
const mostRuns = 40;

/** Bookings under a seed each, in one program; each is run again as long as its exit code says so. */
describe.each([
  ...programs('booking-flow/book').map((program) => ({
    program,
    args: ['48220', '90511', '2026-07-10', '2026-07-14', '3', 'H-2041'],
  })),
  ...programs('booking-flow/book-direct').map((program) => ({program, args: [stayFile]})),
])('$program.name', {tags: ['slow']}, ({program, args}) => {
  test(
    'books once under hundreds of lost responses, 429s and 503s',
    {timeout: 1_800_000},
    async () => {
      const seen = {429: 0, 503: 0, lost: 0, lostCreates: 0, runs: 0};
      for (let seed = 1; seed <= bookings; seed += 1) {
        const world = createWorld();
        const draw = seededFaults({
          fail: [429, 503].map((status) => ({status, share: 0.25})),
          lostResponses: 0.4,
          dropWebhooks: 0,
          delay: 0,
          rateLimit: 0,
          seed,
        });
        const fault: Behaviour['fault'] = (exchange) => {
          const drawn: Fault | undefined = draw.fault(exchange);
          if (drawn?.kind === 'lost') {
            seen.lost += 1;
            if (exchange.method === 'POST') seen.lostCreates += 1;
          }
          if (drawn?.kind !== 'status') return drawn;
          seen[drawn.status as 429 | 503] += 1;
          // Without Retry-After, which would make this test wait for minutes.
          return {kind: 'status', status: drawn.status};
        };
        let exitCode: number | null = 75;
        let runs = 0;
        for (; exitCode === 75 && runs < mostRuns; runs += 1) {
          const outcome = await run(program, {
            behaviour: {answer: world.answer, fault},
            args,
            settings: shortestWaits,
          });
          ({exitCode} = outcome);
          expect(outcome.stderr).not.toContain("Don't run this again");
        }
        seen.runs += runs;
        expect({seed, exitCode, bookings: world.reservations.length}).toEqual({
          seed,
          exitCode: 0,
          bookings: 1,
        });
      }
      console.log(program.name, JSON.stringify(seen));
    },
  );
});
