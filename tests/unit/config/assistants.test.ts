import {expect, test} from 'vitest';
import {assistantsFromEnv} from '../../../src/components/PageMenu/assistants';

test.each([{}, {ASSISTANT_LINKS: ''}])('the page menu leads to both unless told', (env) => {
  const assistants = assistantsFromEnv(env);
  expect(assistants.map(({name}) => name)).toEqual(['Claude', 'ChatGPT']);
  for (const {address} of assistants) expect(new URL(`${address}x`).protocol).toBe('https:');
});

test('"off" leaves them out', () => {
  expect(assistantsFromEnv({ASSISTANT_LINKS: 'off'})).toEqual([]);
});

test('anything else is refused', () => {
  expect(() => assistantsFromEnv({ASSISTANT_LINKS: 'no'})).toThrow(
    'ASSISTANT_LINKS is "no"; set it to "off" to leave the links to assistants out of the page menu, or leave it unset.',
  );
});
