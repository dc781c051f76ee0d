import {isDeepStrictEqual} from 'node:util';
import type {Operation} from '../../../src/reference/contract/model';
import type {Exchange} from '../../mock';
import {credentials} from './run';
import type {Outcome} from './run';

/** What is wrong with the run of a program, whatever it does: nothing may be refused, and it must end well. */
export function runProblems({exitCode, stderr, exchanges}: Outcome): string[] {
  const refused = exchanges.filter(({status}) => status >= 400);
  return [
    ...refused.map(
      ({method, url, status, answer}) =>
        `${method} ${url} was refused with ${status}: ${reasons(answer)}`,
    ),
    ...(exchanges.length === 0 ? ['no request reached the mock'] : []),
    ...(exitCode === 0 ? [] : [`it ended with ${exitCode ?? 'a timeout'}: ${stderr.trim()}`]),
  ];
}

/**
 * What is wrong with the run of an operation's sample: it must send what the contract shows, and print the answer.
 *
 * @param fields whether the sample is the one with the required fields alone, or with all
 */
export function sampleProblems(
  outcome: Outcome,
  operation: Operation,
  fields: 'required' | 'all',
): string[] {
  const problems = runProblems(outcome);
  const [exchange, ...others] = outcome.exchanges;
  if (problems.length > 0 || !exchange) return problems;
  return [
    ...(others.length > 0 ? [`it made ${outcome.exchanges.length} requests instead of one`] : []),
    ...requestProblems(exchange, operation, fields),
    // curl tells its progress there; everything else has a warning.
    ...(outcome.stderr && !outcome.stderr.includes('% Total')
      ? [`it warned: ${outcome.stderr}`]
      : []),
    ...(isDeepStrictEqual(parsed(outcome.stdout), exchange.answer)
      ? []
      : [
          `it printed ${outcome.stdout.slice(0, 200)} instead of ${JSON.stringify(exchange.answer)}`,
        ]),
  ];
}

/** The members that a body must have, at its first level; the mock refuses one that lacks any below. */
function expectedBody(
  {requestBody}: Operation,
  fields: 'required' | 'all',
  sent: unknown,
): unknown {
  const {schema = {}, example} = requestBody?.content ?? {};
  if (fields === 'all' || !schema.required || typeof example !== 'object') return example;
  const body = Object.entries(sent ?? {});
  return Object.fromEntries(
    Object.entries(example as object)
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, value]) => [
        name,
        typeof value === 'object' ? body.find(([own]) => own === name)?.[1] : value,
      ]),
  );
}

/** Of no use in a first call. */
const cursors = ['next', 'previous', 'cursors'];

function requestProblems(
  exchange: Exchange,
  operation: Operation,
  fields: 'required' | 'all',
): string[] {
  const {searchParams} = new URL(exchange.url, 'http://127.0.0.1');
  const needed = operation.parameters.filter(
    ({required, evidence, name}) =>
      required || (fields === 'all' && evidence.level !== 'inferred' && !cursors.includes(name)),
  );
  const expected = [
    ['the operation', operation.key, exchange.operation],
    [
      'the header Authorization',
      `Bearer ${credentials.CALRY_API_KEY}`,
      exchange.headers.authorization,
    ],
    ['the body', expectedBody(operation, fields, exchange.body), exchange.body],
    [
      'the query',
      Object.fromEntries(
        needed
          .filter((parameter) => parameter.in === 'query')
          .map(({name, example}) => [name, String(example)]),
      ),
      Object.fromEntries(searchParams),
    ],
    ...needed
      .filter((parameter) => parameter.in === 'header')
      .map(({name, example}) => [
        `the header ${name}`,
        example,
        exchange.headers[name.toLowerCase()],
      ]),
  ] as [what: string, expected: unknown, sent: unknown][];
  return expected
    .filter(([, value, sent]) => !isDeepStrictEqual(value, sent))
    .map(
      ([what, value, sent]) =>
        `${what} is ${JSON.stringify(sent)} instead of ${JSON.stringify(value)}`,
    );
}

function reasons(answer: unknown): string {
  const {detail, validation = []} = (answer ?? {}) as {
    detail?: string;
    validation?: {location: string[]; message: string}[];
  };
  const details = validation.map(({location, message}) => `${location.join('.')}: ${message}`);
  return details.join('; ') || detail || 'the API key is missing or malformed';
}

function parsed(stdout: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}
