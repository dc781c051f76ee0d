// Tests which dates writers can use.
import {afterEach, expect, test, vi} from 'vitest';
import {sourceSchema} from '../../../src/plugins/pms/model/schema';

afterEach(() => void vi.useRealTimers());

test.each([
  ['09:59', false],
  ['10:00', true],
])('at %s in UTC, a source that was read on the next day: %s', (time, isValid) => {
  vi.useFakeTimers({now: new Date(`2026-11-26T${time}:00Z`)});
  const source = {
    url: 'https://a.example',
    title: 'A',
    read: '2026-11-27',
    confidence: 'documented',
  };
  expect(sourceSchema.safeParse(source).success).toBe(isValid);
});
