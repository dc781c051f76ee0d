// Compares two snapshots of the API surface.
import {compact} from '../../site/compact';
import {type Facet, facetLabels, facets, isSame} from '../reference/contract/compare';
import {facetWords} from '../reference/blocks/facetWords';
import type {Kind} from './schema';
import type {Surface} from './surface';

/** A difference between the last snapshot and the current API surface. */
export type Difference = {
  /** A key of `Surface`, such as `v2/getReservation response-200.data.id`. The `affects` of an entry must match it. */
  target: string;
  /** The kinds of change under which an entry may list the difference besides `fixed`, the most suitable kind first. */
  kinds: [Kind, ...Kind[]];
  /** Description of the difference; completes a sentence that begins with the target. */
  text: string;
};

/** Removes keys that are nested below another key in the list. */
function outermost(keys: string[]): string[] {
  const all = new Set(keys);
  const parents = (key: string) =>
    [...key.matchAll(/(?<=.)[ .-]/g)].map(({index}) => key.slice(0, index));
  return keys.filter((key) => !parents(key).some((parent) => all.has(parent)));
}

const removal = (target: string, text = 'was removed'): Difference => ({
  target,
  kinds: ['removed', 'changed'],
  text,
});

const addition = (target: string, text = 'is new'): Difference => ({
  target,
  kinds: ['added', 'changed'],
  text,
});

const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const without = (values: unknown[], others: unknown[]) =>
  values.filter((value) => !others.some((other) => isSame(value, other)));

function facetDifferences(target: string, {facet, was, is}: Facet): Difference[] {
  if (facet === 'values' && was.values && is.values) {
    // Added and removed values are different kinds of changes.
    const removedValues = without(was.values, is.values);
    const addedValues = without(is.values, was.values);
    return compact(
      removedValues.length > 0 && removal(target, `lost the value ${quoted(removedValues)}`),
      addedValues.length > 0 && addition(target, `has the new value ${quoted(addedValues)}`),
    );
  }
  const kind = facet === 'deprecated' && is.deprecated ? 'deprecated' : 'changed';
  const words = facetWords[facet];
  const text = `changed (${facetLabels[facet].toLowerCase()}): ${words(was)} → ${words(is)}`;
  return [{target, kinds: [kind], text}];
}

/** Lists the differences between two snapshots. For an added or removed subtree, lists only its root. */
export function differences(before: Surface, after: Surface): Difference[] {
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const added = [...after.keys()].filter((key) => !before.has(key));
  return [
    ...outermost(removed).map((key) => removal(key)),
    ...outermost(added).map((key) => addition(key)),
    ...[...before].flatMap(([target, was]) => {
      const is = after.get(target);
      return is ? facets(was, is).flatMap((facet) => facetDifferences(target, facet)) : [];
    }),
  ];
}
