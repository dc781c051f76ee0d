import {compact} from '../site/compact';
import {
  type Facet,
  facets,
  isBreaking,
  type Shape,
  type Writer,
} from '../reference/contract/compare';
import {plain} from '../reference/blocks/inline';
import type {Constraints} from '../reference/blocks/types';
import {constraintFacts, exactTypeWords} from '../reference/blocks/words';
import type {Kind} from './schema';
import type {Call, OperationShape, Part, Surface} from './surface';

/** A difference between the recorded surface and that of the contract. */
export type Difference = {
  /** Operation, and where it is one part, its anchor behind a space; as `affects` names it. */
  target: string;
  /** The lists of an entry that may tell it; the first is the usual one. */
  kinds: [Kind, ...Kind[]];
  /** Whether a client that was right before may fail now. */
  breaking: boolean;
  /** What happened, to be read behind the target. */
  text: string;
};

const operationOf = (key: string) => key.split(' ')[0] as string;
const partOf = (key: string) => key.split(' ')[1] ?? '';

function writerOf(key: string, surface: Surface): Writer {
  const operation = surface.get(operationOf(key));
  const isEvent = operation && 'call' in operation && 'event' in operation.call;
  return isEvent || partOf(key).startsWith('response-') ? 'calry' : 'client';
}

/** The keys that hold this one, the nearest first: the fields around a field, its body or answer, its operation. */
function* holders(key: string): Generator<string> {
  for (let end = key.length - 1; end > 0; end--) {
    if (' .-'.includes(key[end] as string)) yield key.slice(0, end);
  }
}

const insideAnother = (key: string, keys: ReadonlySet<string>) =>
  [...holders(key)].some((holder) => keys.has(holder));

/** Of keys that come or go together, those that no other one holds. */
function outermost(keys: string[]): string[] {
  const all = new Set(keys);
  return keys.filter((key) => !insideAnother(key, all));
}

const wentAway = (target: string, text = 'was removed', breaking = true): Difference => ({
  target,
  kinds: ['removed', 'changed'],
  breaking,
  text,
});

const came = (target: string, text: string, breaking = false): Difference => ({
  target,
  kinds: ['added', 'changed'],
  breaking,
  text,
});

function cameUp(target: string, after: Surface): Difference {
  const isField = partOf(target) !== '';
  const part = after.get(target);
  const isRequired = part && !('call' in part) && part.required === true;
  const forced = isRequired && writerOf(target, after) === 'client';
  return isField && forced
    ? {target, kinds: ['changed', 'added'], breaking: true, text: 'is new and required'}
    : came(target, 'is new');
}

const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const limitsText = (limits: Constraints) =>
  constraintFacts(limits)
    .map(({label, value}) => `${label}: ${plain(value)}`)
    .join(', ') || 'none';

/** What happened in one respect, to be read behind the target. */
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
      return `was always ${valueWords(facet.was)} and is ${valueWords(facet.is)}`;
    case 'values':
      return facet.is ? `takes only ${quoted(facet.is)} now` : 'is no longer a list of values';
  }
}

const valueWords = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Values that came and went are told apart: an entry tells them in different lists. */
function valueDifferences(
  target: string,
  {lost, won}: Facet & {facet: 'values'},
  writer: Writer,
): Difference[] {
  const gone = wentAway(target, `lost the value ${quoted(lost)}`, isBreaking('narrowed', writer));
  const come = came(target, `has the new value ${quoted(won)}`, isBreaking('widened', writer));
  return compact(lost.length > 0 && gone, won.length > 0 && come);
}

function facetDifferences(target: string, facet: Facet, writer: Writer): Difference[] {
  if (facet.facet === 'values' && facet.was && facet.is)
    return valueDifferences(target, facet, writer);
  const kind = facet.facet === 'deprecated' && facet.is ? 'deprecated' : 'changed';
  const breaking = isBreaking(facet.effect, writer);
  return [{target, kinds: [kind], breaking, text: facetText(facet)}];
}

const callText = (call: Call) =>
  'event' in call ? `event ${call.event}` : `${call.method} ${call.path}`;

function partDifferences(target: string, was: Part, is: Part, writer: Writer): Difference[] {
  const compared = (before: Shape, after: Shape) =>
    facets(before, after).flatMap((facet) => facetDifferences(target, facet, writer));
  if (!('call' in was) || !('call' in is))
    return 'call' in was || 'call' in is ? [] : compared(was, is);
  const [before, after] = [callText(was.call), callText(is.call)];
  const text = `was ${before} and is ${after}`;
  return compact<Difference>(
    before !== after && {target, kinds: ['changed'], breaking: true, text},
    compared({types: [], ...flagsOf(was)}, {types: [], ...flagsOf(is)}),
  );
}

const flagsOf = ({deprecated}: OperationShape) => ({...(deprecated && {deprecated})});

/** The places of a request, as a reader calls them. */
const places: Record<string, string> = {
  header: 'a header',
  path: 'the path',
  query: 'the query',
  cookie: 'a cookie',
  body: 'the body',
};

const placed = /^(?<operation>\S+) (?<place>header|path|query|cookie|body)-(?<name>.+)$/;

/** By the key of a field that came, that of the field of the same name that went from another place of the same request. */
function relocations(removed: string[], added: string[]): Map<string, string> {
  const identity = (key: string) => {
    const {operation, name} = placed.exec(key)?.groups ?? {};
    return name && `${operation} ${name}`;
  };
  const gone = new Map(removed.map((key) => [identity(key), key]));
  gone.delete(undefined);
  return new Map(
    added.flatMap((key) => {
      const was = gone.get(identity(key));
      return was ? [[key, was] as const] : [];
    }),
  );
}

function relocation(target: string, from: string): Difference {
  const [was, is] = [from, target].map((key) => places[placed.exec(key)?.groups?.place ?? '']);
  const text = `was in ${was} (${partOf(from)}) and is in ${is}`;
  return {target, kinds: ['changed', 'added', 'removed'], breaking: true, text};
}

/**
 * Compares two surfaces. Of what came or went as a whole, only the outermost part is named. A field of a request that stands in
 * another place now was moved.
 *
 * @returns breaking differences first
 */
export function differences(before: Surface, after: Surface): Difference[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const come = [...after.keys()].filter((key) => !before.has(key));
  const moved = relocations(gone, outermost(come));
  const from = new Set(moved.values());
  const pairs = [
    ...[...before.keys()].filter((key) => after.has(key)).map((key) => [key, key] as const),
    ...moved,
  ];
  const all = [
    ...outermost(gone)
      .filter((key) => !from.has(key))
      .map((key) => wentAway(key)),
    ...outermost(come)
      .filter((key) => !moved.has(key))
      .map((key) => cameUp(key, after)),
    ...[...moved].map(([target, was]) => relocation(target, was)),
    ...pairs.flatMap(([target, was]) =>
      partDifferences(
        target,
        before.get(was) as Part,
        after.get(target) as Part,
        writerOf(target, after),
      ),
    ),
  ];
  return [...all.filter(({breaking}) => breaking), ...all.filter(({breaking}) => !breaking)];
}
