// Tests that pages and examples agree on how to create a reservation safely.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contract} from '../mock/contract';
import {seedAgency} from '../../mock/src/agency';
import {programsFolder} from './support/programs';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('docs', name));
const creates = ['v1', 'v2'].map(
  (version) => `docs/vacation-rental-api/${version}/reservation/create-a-reservation.mdx`,
);

describe('the safe way to create a reservation', () => {
  test.each([
    ...creates,
    'docs/guides/errors.mdx',
    'docs/guides/booking-flow.mdx',
    'prose/README.md',
  ])('%s describes the safe lookup', (file) => {
    expect(read(file)).toMatch(/`realtime=true`/);
    expect(read(file)).toMatch(/one day before the arrival to one day after/);
    expect(read(file)).toMatch(/`notes`/);
    if (file.endsWith('.mdx')) expect(read(file)).toMatch(/again after a minute/);
  });

  test.each([
    ...creates,
    'docs/guides/errors.mdx',
    'docs/guides/rate-limiting.mdx',
    'docs/guides/booking-flow.mdx',
  ])('%s stops on a 4xx response other than 429', (file) => {
    expect(read(file)).toMatch(/4xx( response)?(\*\*)? other than `429`/);
  });

  test('no page has another rule for 4xx responses, or infers that a 429 was rejected', () => {
    const lines = pages.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => `${file}: ${line}`),
    );
    expect(lines.filter((line) => /\b4xx\b/.test(line) && !/429|another 4xx/.test(line))).toEqual(
      [],
    );
    expect(lines.filter((line) => /got `?429`? was rejected|write on `429`/.test(line))).toEqual(
      [],
    );
    expect(lines.filter((line) => /for the arrival date/.test(line))).toEqual([]);
  });

  test('the guide to rate limits states the first wait', () => {
    expect(read('docs/guides/rate-limiting.mdx')).toContain('The first wait is a second');
  });

  test.each(['v1', 'v2'])('the example request of %s has a reference in its notes', (version) => {
    const file = `openapi/${version}/reservation/create-a-reservation.yaml`;
    expect(read(file)).toMatch(/^ +notes: '\[H-2041\] /m);
  });

  test('the sample booking of the booking engine is not in the example data', () => {
    const stay = JSON.parse(read(path.join(programsFolder, 'booking-flow/stay.json')));
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
