import type {SampleRequest} from './request';

/** A sample language: its names and its writer. toolchains.yaml says how the tests run its samples. */
export type SampleLanguage = {
  /** Stored in readers' browsers, so it must not change. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** Language of the code fence. Prism must know it. */
  fence: string;
  /** Writes a request as a complete program that prints the response, and fails on an error status. */
  write: (request: SampleRequest) => string;
};
