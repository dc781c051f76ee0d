// Tests the evidence levels in the contract and the PMS guides.
import {expect, test} from 'vitest';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {standingIn} from '../../../src/plugins/pms/model/derive';
import {factsOf} from '../../../src/plugins/pms/model/facts';
import {loadContract} from '../../../src/plugins/reference/contract/load';

const contract = loadContract();
const guides = loadPmsGuides();

test('no fact of a guide is more certain than its best source', () => {
  const raised = guides.flatMap((guide) =>
    factsOf(guide.pms)
      .filter(({confidence}) => confidence === 'documented')
      .filter(({source}) => standingIn(guide, {source}) !== 'documented')
      .map(({path}) => `${guide.file}: ${path.join('.')}`),
  );
  expect(raised).toEqual([]);
});

// A wrong guess could change or delete a customer's data.
test('a write operation is inferred only from one with the same method and path in the other version', () => {
  const all = [...contract.operations.values()];
  const guessed = all.filter(
    ({api, method, path, evidence}) =>
      method !== 'get' &&
      evidence.level === 'inferred' &&
      !all.some((one) => one.api !== api && one.method === method && one.path === path),
  );
  expect(guessed.map(({key}) => key)).toEqual([]);
});
