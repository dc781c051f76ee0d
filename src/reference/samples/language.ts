import type {SampleRequest} from './request';

/** The program that runs the samples of a language, for the tests. */
export type Toolchain = {
  /** Whether `npm test` fails without it; the others are tested where they are installed, and by `npm run test:all`. */
  required: boolean;
  /** Where to look for it, in this order. */
  commands: readonly string[];
  /** Arguments with which it exits with 0 when everything that the samples use is installed. */
  probe: readonly string[];
  /** Names in Debian. */
  packages: readonly string[];
  /** What to do where there is no apt-get. */
  otherwise: string;
};

/** A language that samples are written in: all that the site and the tests know of it. */
export type SampleLanguage = {
  /** Remembered as the reader's choice, so it stays as it is. */
  id: string;
  /** What the reader chooses by. */
  label: string;
  /** Language of the code fence, by its name in Prism. */
  fence: string;
  /** Writes a request as a complete program that prints the response, and fails when the request is refused. */
  write: (request: SampleRequest) => string;
  toolchain: Toolchain;
  /** How the tests run a program: the ending of its file, and the options ahead of it. */
  program: {extension: string; options?: (certificate: string) => readonly string[]};
};
