import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {notAnswered} from '../../../scripts/test/failures.mjs';
import {deadline} from '../../smoke/drivers/deadline';

const never = () => new Promise<string>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer in time is passed on, and so is what a program says is wrong', async () => {
  const answer = deadline('A driver', 1000);
  expect(await answer('open', async () => 'opened')).toBe('opened');
  await expect(
    answer('open', async () => {
      throw new Error('no such page');
    }),
  ).rejects.toThrow('no such page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a program that does not answer in time is named, with what was asked, and not asked again', async () => {
  const answer = deadline('A driver', 2000);
  const first = expect(answer('open a page', never)).rejects.toThrow(
    `A driver ${notAnswered}: open a page, 2 s`,
  );
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  const ask = vi.fn(never);
  await expect(answer('take a picture', ask)).rejects.toThrow('open a page');
  expect(ask).not.toHaveBeenCalled();
});
