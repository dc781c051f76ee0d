import {statSync, utimesSync, writeFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeDigest} from '../../../src/page-sources/digest';
import {temporaryFolder} from '../../support/temporaryFolder';

const dir = temporaryFolder('digest');
const digest = path.join(dir, 'made', 'digest.txt');
const [one, two] = ['one.yaml', 'two.yaml'].map((name) => path.join(dir, name)) as [string, string];

function digestOf(files: string[]): string {
  writeDigest(digest, files);
  return readFileSync(digest, 'utf8');
}

test('the digest changes with a text, with a new file and when text moves from file to file', () => {
  writeFileSync(one, 'a: 1\n');
  writeFileSync(two, 'b: 1\n');
  const before = digestOf([one, two]);
  expect(digestOf([one])).not.toBe(before);
  writeFileSync(one, 'a: 2\n');
  expect(digestOf([one, two])).not.toBe(before);
  writeFileSync(one, 'a: 1\nb: 1\n');
  writeFileSync(two, '');
  expect(digestOf([one, two])).not.toBe(before);
});

test('a digest that is still right is not written again', () => {
  writeFileSync(one, 'a: 1\n');
  writeDigest(digest, [one]);
  utimesSync(digest, 1, 1);
  writeFileSync(one, 'a: 1\n');
  writeDigest(digest, [one]);
  expect(statSync(digest).mtimeMs).toBe(1000);
});
