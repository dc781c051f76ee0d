import type {SampleRequest} from './request';

/** The program with which the tests run the samples of a language. */
export type Toolchain = {
  /** Whether `npm test` fails without it. Others are tested if installed, and by `npm run test:all`. */
  required: boolean;
  /** Commands to try, in this order. */
  commands: readonly string[];
  /** Arguments that make it exit with 0 if everything that the samples need is installed. */
  probe: readonly string[];
  /** Debian packages. */
  packages: readonly string[];
  /** Instruction if apt-get is not available. */
  otherwise: string;
};

/** A sample language: its names, its writer, and how the tests run its samples. */
export type SampleLanguage = {
  /** Stored in readers' browsers, so it must not change. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** Language of the code fence, which must be known to Prism. */
  fence: string;
  /** Writes a request as a complete program that prints the response, and fails on an error status. */
  write: (request: SampleRequest) => string;
  toolchain: Toolchain;
  /** How the tests run a sample: its file extension, and the command's options. */
  program: {extension: string; options?: (certificate: string) => readonly string[]};
};
