import {loadContract} from '../reference/contract/load';

/** @returns the names of all fields and parameters of the contract, such as `roomTypeId` */
export function fieldNames(): Set<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) {
      for (const one of value.values()) visit(one);
      return;
    }
    for (const [key, one] of Object.entries(value)) {
      if (key === 'properties' && typeof one === 'object' && one) {
        for (const name of one instanceof Map ? one.keys() : Object.keys(one))
          names.add(String(name));
      }
      if (key === 'name' && typeof one === 'string') names.add(one);
      visit(one);
    }
  };
  visit(loadContract());
  return names;
}
