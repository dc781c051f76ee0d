import {expect, test} from 'vitest';
import {run} from '../../../scripts/lib/run.mjs';

test('the quick checks refuse an option that they do not have, and name theirs', async () => {
  const args = ['scripts/check.mjs', '--wacth'];
  expect(await run(process.execPath, args, {quiet: true})).toEqual({
    code: 1,
    output: 'There is no option --wacth.\nUsage: npm run check [-- --watch]\n',
  });
});
