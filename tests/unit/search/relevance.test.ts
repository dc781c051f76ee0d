import {describe, expect, it} from 'vitest';
import {isRelevant} from '../../../src/components/search/relevance';

describe('isRelevant', () => {
  it.each([
    ['reservation', 'Get all <mark>reservations</mark>'],
    ['reservaton', 'one <mark>reservation</mark>'],
    ['429', 'answers <mark>429</mark>'],
    ['id', 'the <mark>id</mark> of it'],
    ['rate limit', 'nothing but a <mark>limit</mark>'],
    ['anything', 'a match in the title marks nothing'],
  ])('%s is answered by “%s”', (query, excerpt) => {
    expect(isRelevant(query, excerpt)).toBe(true);
  });

  it.each([
    ['zzzyqx', 'connect <mark>Zeevou</mark>'],
    ['reservation', 'the <mark>rest</mark> of it'],
  ])('%s is not answered by “%s”', (query, excerpt) => {
    expect(isRelevant(query, excerpt)).toBe(false);
  });
});
