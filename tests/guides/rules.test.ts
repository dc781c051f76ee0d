// Tests that the examples show how to create a reservation safely.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contract} from '../mock/contract';
import {seedAgency} from '../../mock/src/agency';
import {programsFolder} from './support/programs';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the safe way to create a reservation', () => {
  test.each(['v1', 'v2'])('the example request of %s has a reference in its notes', (version) => {
    const file = `openapi/${version}/reservation/create-a-reservation.yaml`;
    expect(read(file)).toMatch(/^ +notes: '\[H-2041\] /m);
  });

  test('the sample booking of the booking engine is not in the example data', () => {
    const stay = JSON.parse(read(path.join(programsFolder, 'stay.json')));
    const days = seedAgency(contract, '', 1).reservations.map(({arrivalDate}) => arrivalDate);
    expect(days).not.toContain(stay.arrivalDate);
  });

  test('the loop of "Work without an account" repeats only runs that exit with 75', () => {
    const [, loop = ''] =
      /^(until node book\.mjs .*?^done)$/ms.exec(read('docs/guides/work-without-an-account.mdx')) ??
      [];
    expect(loop).toContain('[ $? -eq 75 ] || break');
  });
});
