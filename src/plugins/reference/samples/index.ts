// Lists the sample languages, and writes the samples of an operation in each of them.
import {isDeepStrictEqual} from 'node:util';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {php} from './php';
import {python} from './python';
import {
  type SampleFields,
  type SampleOperation,
  type SampleRequest,
  sampleRequest,
} from './request';
import {ruby} from './ruby';

/** A sample language. toolchains.yaml says how the tests run its samples. */
type SampleLanguage = {
  /** Stored in readers' browsers, so it must not change. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** Language of the code fence. Prism must know it. */
  language: string;
  /** Writes a request as a complete program that prints the response, and fails on an error status. */
  write: (request: SampleRequest) => string;
};

/** The sample languages, in the order of the tabs. */
export const languages = [
  {id: 'curl', label: 'cURL', language: 'bash', write: curl},
  {id: 'javascript', label: 'JavaScript', language: 'js', write: javascript},
  {id: 'python', label: 'Python', language: 'python', write: python},
  {id: 'php', label: 'PHP', language: 'php', write: php},
  {id: 'ruby', label: 'Ruby', language: 'ruby', write: ruby},
  {id: 'go', label: 'Go', language: 'go', write: go},
] as const satisfies SampleLanguage[];

export type LanguageId = (typeof languages)[number]['id'];

/** A complete program or shell command that makes one API call. */
export type Sample = Omit<SampleLanguage, 'write'> & {
  /** The shortest call that works. */
  code: string;
  /** The call with all parameters and fields; absent if it is the same as `code`. */
  all?: string;
};

/**
 * Writes one sample for each language. The samples read credentials from the environment variables CALRY_API_KEY,
 * CALRY_WORKSPACE_ID and CALRY_INTEGRATION_ACCOUNT_ID. Other values are the examples of the contract.
 */
export function samplesFor(operation: SampleOperation): Sample[] {
  const required = sampleRequest(operation, 'required');
  const all = sampleRequest(operation, 'all');
  const differs = !isDeepStrictEqual(required, all);
  return languages.map(({write, ...language}) => ({
    ...language,
    code: write(required),
    ...(differs && {all: write(all)}),
  }));
}

/**
 * Returns the sample variant shown by default: the shortest or, for an update, all fields. An update with only the
 * required fields would change nothing, unless the contract adds a field to it.
 */
export function firstFields({method, requestBody}: SampleOperation): SampleFields {
  const {properties = {}} = requestBody?.content.schema ?? {};
  const isEnough = Object.values(properties).some((member) => member['x-in-samples']);
  return ['put', 'patch'].includes(method) && !isEnough ? 'all' : 'required';
}
