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
test('write operations are never inferred by analogy', () => {
  const guessed = [...contract.operations.values()].filter(
    ({method, evidence}) =>
      method !== 'get' &&
      evidence.level === 'inferred' &&
      !/come from (the v[12] operation|public client code)/.test(evidence.from),
  );
  expect(guessed.map(({key}) => key)).toEqual([]);
});
