import type {Kind} from './schema';
import type {Shape, Surface} from './surface';

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

/** Who writes what the part describes: the client, or Calry. It decides what may be widened and what narrowed. */
type Writer = 'client' | 'calry';

const operationOf = (key: string) => key.split(' ')[0] as string;
const partOf = (key: string) => key.split(' ')[1] ?? '';

function writerOf(key: string, surface: Surface): Writer {
  const isEvent = surface.get(operationOf(key))?.call?.startsWith('event ');
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

function gone(target: string): Difference {
  return {target, kinds: ['removed', 'changed'], breaking: true, text: 'was removed'};
}

function came(target: string, after: Surface): Difference {
  const isField = partOf(target) !== '';
  const forced = after.get(target)?.required === true && writerOf(target, after) === 'client';
  return isField && forced
    ? {target, kinds: ['changed', 'added'], breaking: true, text: 'is new and required'}
    : {target, kinds: ['added', 'changed'], breaking: false, text: 'is new'};
}

/** The single types of a type in words; one that cannot be taken apart stays whole. */
const typesOf = ({type = '', nullable}: Shape) =>
  new Set([
    ...(type.includes('array of') || type.includes(',') ? [type] : type.split(' or ')),
    ...(nullable ? ['null'] : []),
  ]);

const within = (part: Set<string>, whole: Set<string>) =>
  [...part].every((value) => whole.has(value));

const typeText = (shape: Shape) => [...typesOf(shape)].join(' or ');

function typeDifference(was: Shape, is: Shape, writer: Writer): [boolean, string] | undefined {
  const [before, after] = [typesOf(was), typesOf(is)];
  if (within(before, after) && within(after, before)) return undefined;
  const safe = writer === 'client' ? within(before, after) : within(after, before);
  return [!safe, `was ${typeText(was)} and is ${typeText(is)}`];
}

function requiredDifference(was: Shape, is: Shape, writer: Writer): [boolean, string] | undefined {
  if (was.required === is.required) return undefined;
  if (is.required) return [writer === 'client', 'is required now'];
  return [writer === 'calry', 'is no longer required'];
}

function limitDifference(was: Shape, is: Shape, writer: Writer): [boolean, string] | undefined {
  const [before, after] = [was, is].map(({limits = []}) => limits.join(', ') || 'none') as [
    string,
    string,
  ];
  return before === after
    ? undefined
    : [writer === 'client', `had the limits ${before} and has ${after}`];
}

const quoted = (values: string[]) => values.map((value) => `"${value}"`).join(', ');

/** @returns the values that the first shape has and the second has not; none when either takes any value */
function valuesOnlyIn(one: Shape, other: Shape): string[] {
  return (one.values ?? []).filter((value) => !other.values?.includes(value));
}

function valueDifferences(target: string, was: Shape, is: Shape, writer: Writer): Difference[] {
  if (!was.values && is.values) {
    const text = `takes only ${quoted(is.values)} now`;
    return [{target, kinds: ['changed'], breaking: writer === 'client', text}];
  }
  if (was.values && !is.values) {
    const text = 'is no longer a list of values';
    return [{target, kinds: ['changed'], breaking: writer === 'calry', text}];
  }
  const lost = valuesOnlyIn(was, is);
  const won = valuesOnlyIn(is, was);
  return [
    ...(lost.length > 0
      ? [
          {
            target,
            kinds: ['removed', 'changed'],
            breaking: true,
            text: `lost the value ${quoted(lost)}`,
          } satisfies Difference,
        ]
      : []),
    ...(won.length > 0
      ? [
          {
            target,
            kinds: ['added', 'changed'],
            breaking: false,
            text: `has the new value ${quoted(won)}`,
          } satisfies Difference,
        ]
      : []),
  ];
}

function shapeDifferences(target: string, was: Shape, is: Shape, writer: Writer): Difference[] {
  const moved: Difference[] =
    was.call === is.call
      ? []
      : [{target, kinds: ['changed'], breaking: true, text: `was ${was.call} and is ${is.call}`}];
  const deprecated: Difference[] =
    was.deprecated === is.deprecated
      ? []
      : [
          is.deprecated
            ? {target, kinds: ['deprecated'], breaking: false, text: 'is deprecated now'}
            : {target, kinds: ['changed'], breaking: false, text: 'is no longer deprecated'},
        ];
  const changed = [
    typeDifference(was, is, writer),
    requiredDifference(was, is, writer),
    limitDifference(was, is, writer),
  ].flatMap((found): Difference[] =>
    found ? [{target, kinds: ['changed'], breaking: found[0], text: found[1]}] : [],
  );
  return [...moved, ...deprecated, ...changed, ...valueDifferences(target, was, is, writer)];
}

/**
 * Compares two surfaces. Of what came or went as a whole, only the outermost part is named.
 *
 * @returns breaking differences first
 */
export function differences(before: Surface, after: Surface): Difference[] {
  const removed = outermost([...before.keys()].filter((key) => !after.has(key)));
  const added = outermost([...after.keys()].filter((key) => !before.has(key)));
  const kept = [...before].flatMap(([key, was]) => {
    const is = after.get(key);
    return is ? shapeDifferences(key, was, is, writerOf(key, after)) : [];
  });
  const all = [...removed.map(gone), ...added.map((key) => came(key, after)), ...kept];
  return [...all.filter(({breaking}) => breaking), ...all.filter(({breaking}) => !breaking)];
}
