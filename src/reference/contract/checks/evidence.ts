import {compact} from '../../../site/compact';
import {found, isSentence, type Json, type Mistake, oneOf} from './wording';

const levels = ['documented', 'partial', 'inferred'];

/** The keys by which a part of the contract says how well it is known. */
export const evidenceKeys = ['x-evidence', 'x-source', 'x-missing', 'x-inferred-from'];

/** What an operation or an entity lacks, which both must say how well they are known and where that was read. */
export function absentEvidence(json: Json): Mistake[] {
  return compact<Mistake>(
    json['x-evidence'] === undefined && {
      keys: ['x-evidence'],
      text: `is missing. ${oneOf(undefined, levels)} Say how well this is known; openapi/README.md tells which is which.`,
    },
    json['x-source'] === undefined && {
      keys: ['x-source'],
      text: 'is missing. Allowed is a list of the public addresses it was read at; [] only with `x-evidence: inferred`. Add it.',
    },
  );
}

/** Where the evidence keys of anything contradict each other. */
export function evidenceMistakes(json: Json): Mistake[] {
  const level = json['x-evidence'];
  if (level !== undefined && !levels.includes(level as string)) {
    const remark =
      level === 'unknown'
        ? 'An operation of which neither method nor path is known stands under `x-unknown-operations` of its description.'
        : 'Write one of them.';
    return [{keys: ['x-evidence'], text: `${found(level)}. ${oneOf(level, levels)} ${remark}`}];
  }
  return compact(sourceMistake(json), missingMistake(json), inferredFromMistake(json));
}

const isSource = (item: unknown) =>
  typeof item === 'string' && /^(https:\/\/[^/\s]+\.[^/\s]+\S*|page: .*\S)$/.test(item);

function sourceMistake(json: Json): Mistake | undefined {
  const source = json['x-source'];
  const level = json['x-evidence'];
  const at = (text: string): Mistake => ({keys: ['x-source'], text});
  if (source === undefined) return undefined;
  if (!Array.isArray(source) || !source.every(isSource)) {
    return at(
      `${found(source)}. Allowed is a list of addresses that begin with https://, and of "page: <title>" for a page that was read without its address. Write each as an item of its own.`,
    );
  }
  if (source.length > 0 || level === 'inferred') return undefined;
  return at(
    `is empty, although x-evidence ${found(level)}. Only what is inferred may have no source. Add the address it was read at, or say \`x-evidence: inferred\`.`,
  );
}

function isPhrase(item: unknown): boolean {
  return typeof item === 'string' && /\S/.test(item) && !item.endsWith('.');
}

function missingMistake(json: Json): Mistake | undefined {
  const level = json['x-evidence'];
  const missing = json['x-missing'];
  const at = (text: string): Mistake => ({keys: ['x-missing'], text});
  if (missing === undefined) {
    return level === 'partial'
      ? at(
          'is missing, although x-evidence is "partial". Allowed is a list of short noun phrases. Add what is not published, for example [the response fields].',
        )
      : undefined;
  }
  if (level !== 'partial' && level !== 'inferred') {
    return at(
      `${found(missing)}, but x-evidence ${found(level)}. It is allowed with "partial" and "inferred". Remove it, or say \`x-evidence: partial\`.`,
    );
  }
  if (Array.isArray(missing) && missing.length > 0 && missing.every(isPhrase)) return undefined;
  return at(
    `${found(missing)}. Allowed is a list of short noun phrases without a full stop. Write each as an item, for example [the response fields].`,
  );
}

function inferredFromMistake(json: Json): Mistake | undefined {
  const level = json['x-evidence'];
  const from = json['x-inferred-from'];
  const at = (text: string): Mistake => ({keys: ['x-inferred-from'], text});
  if (from === undefined) {
    return level === 'inferred'
      ? at(
          'is missing, although x-evidence is "inferred". Allowed is one sentence with a full stop. Say what it was inferred from.',
        )
      : undefined;
  }
  if (level !== 'inferred') {
    return at(
      `${found(from)}, but x-evidence ${found(level)}. It is allowed with "inferred" only. Remove it, or say \`x-evidence: inferred\`.`,
    );
  }
  if (isSentence(from)) return undefined;
  return at(
    `${found(from)}. Allowed is one sentence with a full stop. Say what it was inferred from.`,
  );
}

/** Keys of a request or a response, of which nothing can be known where neither method nor path is. */
const keysOfCalls = ['parameters', 'requestBody', 'responses', 'security', 'x-missing'];

/** What is wrong with an operation that is known by its name alone. */
export function unknownMistakes(json: Json): Mistake[] {
  const level = json['x-evidence'];
  if (level !== 'unknown') {
    return [
      {
        keys: ['x-evidence'],
        text: `${found(level)}. Allowed is unknown: under \`x-unknown-operations\` stands what is known by its name alone. Write it, or give the operation its path.`,
      },
    ];
  }
  const {'x-source': source, ...rest} = json;
  return compact<Mistake>(
    [...keysOfCalls, 'x-inferred-from']
      .filter((key) => key in rest)
      .map((key) => ({
        keys: [key],
        text: `is there, although x-evidence is "unknown". Neither method nor path is known, so nothing of the call is. Remove it.`,
      })),
    !(Array.isArray(source) && source.every(isSource)) && {
      keys: ['x-source'],
      text: `${found(source)}. Allowed is a list of what the name was read in, [] when there is none. Add it.`,
    },
  );
}
