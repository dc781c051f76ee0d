import {compact} from '../site/compact';
import {type Facet, facetLabels, facets, isSame} from '../reference/contract/compare';
import {facetWords} from '../reference/blocks/facetWords';
import type {Kind} from './schema';
import type {Surface} from './surface';

/** A difference between the recorded surface and that of the contract. */
export type Difference = {
  /** The operation, followed for one of its parts by a space and the part's anchor, as in `affects`. */
  target: string;
  /** The lists of an entry that may describe it; the first is the usual one. */
  kinds: [Kind, ...Kind[]];
  /** What happened, as the end of a sentence that begins with the target. */
  text: string;
};

/** The keys without those that are inside another one: fields inside other fields, in bodies and operations. */
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
    // An entry has added and removed values in different lists.
    const lost = without(was.values, is.values);
    const won = without(is.values, was.values);
    return compact(
      lost.length > 0 && removal(target, `lost the value ${quoted(lost)}`),
      won.length > 0 && addition(target, `has the new value ${quoted(won)}`),
    );
  }
  const kind = facet === 'deprecated' && is.deprecated ? 'deprecated' : 'changed';
  const words = facetWords[facet];
  const text = `changed (${facetLabels[facet].toLowerCase()}): ${words(was)} → ${words(is)}`;
  return [{target, kinds: [kind], text}];
}

/** Compares two surfaces. Of what was added or removed as a whole, only the outermost part is named. */
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
