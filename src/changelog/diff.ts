import {compact} from '../site/compact';
import {type Facet, facets, isBreaking, type Writer} from '../reference/contract/compare';
import {plain} from '../reference/blocks/inline';
import type {Constraints} from '../reference/contract/types';
import {constraintFacts, exactTypeWords} from '../reference/blocks/words';
import type {Kind} from './schema';
import type {Surface} from './surface';

/** A difference between the recorded surface and that of the contract. */
export type Difference = {
  /** The operation, followed for one of its parts by a space and the part's anchor, as in `affects`. */
  target: string;
  /** The lists of an entry that may describe it; the first is the usual one. */
  kinds: [Kind, ...Kind[]];
  /** Whether a client that worked before may fail now. */
  breaking: boolean;
  /** What happened, as the end of a sentence that begins with the target. */
  text: string;
};

const operationOf = (key: string) => key.split(' ')[0] as string;
const partOf = (key: string) => key.split(' ')[1] ?? '';

function writerOf(key: string, surface: Surface): Writer {
  const isEvent = String(surface.get(operationOf(key))?.const).startsWith('event ');
  return isEvent || partOf(key).startsWith('response-') ? 'calry' : 'client';
}

/** The keys without those that are inside another one: fields inside other fields, in bodies and operations. */
function outermost(keys: string[]): string[] {
  const all = new Set(keys);
  const parents = (key: string) =>
    [...key.matchAll(/(?<=.)[ .-]/g)].map(({index}) => key.slice(0, index));
  return keys.filter((key) => !parents(key).some((parent) => all.has(parent)));
}

const removal = (target: string, text = 'was removed', breaking = true): Difference => ({
  target,
  kinds: ['removed', 'changed'],
  breaking,
  text,
});

const addition = (target: string, text = 'is new', breaking = false): Difference => ({
  target,
  kinds: ['added', 'changed'],
  breaking,
  text,
});

function newPart(target: string, after: Surface): Difference {
  const isForced = after.get(target)?.required && writerOf(target, after) === 'client';
  return isForced
    ? {target, kinds: ['changed', 'added'], breaking: true, text: 'is new and required'}
    : addition(target);
}

const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const limitsText = (limits: Constraints) =>
  constraintFacts(limits)
    .map(({label, value}) => `${label}: ${plain(value)}`)
    .join(', ') || 'none';

/** What happened in one respect, as the end of a sentence that begins with the target. */
function facetText(facet: Facet): string {
  switch (facet.facet) {
    case 'mediaType':
      return `was ${facet.was ?? 'not published'} and is ${facet.is ?? 'not published'}`;
    case 'type':
      return `was ${exactTypeWords(facet.was)} and is ${exactTypeWords(facet.is)}`;
    case 'nullable':
      return facet.is ? 'can be null now' : 'can no longer be null';
    case 'required':
      return facet.is ? 'is required now' : 'is no longer required';
    case 'deprecated':
      return facet.is ? 'is deprecated now' : 'is no longer deprecated';
    case 'limits':
      return `had the limits ${limitsText(facet.was)} and has ${limitsText(facet.is)}`;
    case 'entryLimits':
      return `had the limits ${limitsText(facet.was)} for each entry and has ${limitsText(facet.is)}`;
    case 'default':
      return `had the default ${valueWords(facet.was)} and has ${valueWords(facet.is)}`;
    case 'const':
      return `was ${valueWords(facet.was)} and is ${valueWords(facet.is)}`;
    case 'values':
      return facet.is ? `takes only ${quoted(facet.is)} now` : 'is no longer a list of values';
  }
}

const valueWords = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Separate differences for added and removed values, because an entry has them in different lists. */
function valueDifferences(
  target: string,
  {lost, won}: Facet & {facet: 'values'},
  writer: Writer,
): Difference[] {
  const removed = removal(target, `lost the value ${quoted(lost)}`, isBreaking('narrowed', writer));
  const added = addition(target, `has the new value ${quoted(won)}`, isBreaking('widened', writer));
  return compact(lost.length > 0 && removed, won.length > 0 && added);
}

function facetDifferences(target: string, facet: Facet, writer: Writer): Difference[] {
  if (facet.facet === 'values' && facet.was && facet.is)
    return valueDifferences(target, facet, writer);
  const kind = facet.facet === 'deprecated' && facet.is ? 'deprecated' : 'changed';
  const breaking = isBreaking(facet.effect, writer);
  return [{target, kinds: [kind], breaking, text: facetText(facet)}];
}

/**
 * Compares two surfaces. Of what was added or removed as a whole, only the outermost part is named.
 *
 * @returns breaking differences first
 */
export function differences(before: Surface, after: Surface): Difference[] {
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const added = [...after.keys()].filter((key) => !before.has(key));
  const all = [
    ...outermost(removed).map((key) => removal(key)),
    ...outermost(added).map((key) => newPart(key, after)),
    ...[...before].flatMap(([target, was]) => {
      const is = after.get(target);
      if (!is) return [];
      const writer = writerOf(target, after);
      return facets(was, is).flatMap((facet) => facetDifferences(target, facet, writer));
    }),
  ];
  return [...all.filter(({breaking}) => breaking), ...all.filter(({breaking}) => !breaking)];
}
