// Prepares programs of each sample language to be run.
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageId, languages} from '../../../src/plugins/reference/samples';
import {findCommand, toolchains} from '../../../scripts/lib/tools.mjs';

type Toolchain = (typeof toolchains)[LanguageId];

/** A program to run. */
export type Program = {
  /** Unique among the programs that run together, such as `v2/getReservation`. */
  id: string;
  code: string;
};

export type CommandLine = [command: string, ...args: string[]];

/**
 * Writes the programs to a folder, compiles them if needed, and returns the command line of each.
 *
 * @param certificate file with the certificate that the programs must trust
 * @throws Error with the compiler's message if they do not compile
 */
export type Prepare = (programs: Program[], folder: string, certificate: string) => CommandLine[];

export type RunnableLanguage = {
  id: LanguageId;
  /** The interpreter or compiler. */
  command: string;
  toolchain: Toolchain;
  prepare: Prepare;
};

/** Returns environment variables that make every client trust a certificate file. */
export function environment(certificate: string): NodeJS.ProcessEnv {
  const {PATH, HOME} = process.env;
  return {
    PATH,
    HOME,
    CURL_CA_BUNDLE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
    REQUESTS_CA_BUNDLE: certificate,
    SSL_CERT_FILE: certificate,
    // The samples use only Go's standard library, so Go must not download anything.
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
  };
}

const script =
  (command: string, {extension, options = []}: Toolchain): Prepare =>
  (programs, folder, certificate) =>
    programs.map(({id, code}) => {
      const file = path.join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.${extension}`);
      writeFileSync(file, code);
      return [command, ...options.map((one) => one.replace('{certificate}', certificate)), file];
    });

/** Builds one Go module with a command for each program, so that the compiler starts only once. */
const goPrograms =
  (go: string): Prepare =>
  (programs, folder, certificate) => {
    const bin = path.join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n');
    programs.forEach(({id, code}, index) => {
      mkdirSync(path.join(folder, `sample${index}`));
      writeFileSync(path.join(folder, `sample${index}`, 'main.go'), `// ${id}\n\n${code}\n`);
    });
    for (const args of [
      ['vet', './...'],
      ['build', '-ldflags=-s -w', '-o', `${bin}${path.sep}`, './...'],
    ]) {
      const options = {cwd: folder, env: environment(certificate), encoding: 'utf8'} as const;
      const {status, stderr} = spawnSync(go, args, options);
      if (status !== 0) throw new Error(`go ${args[0]} failed:\n${stderr}`);
    }
    return programs.map((_, index) => [path.join(bin, `sample${index}`)]);
  };

/** How the programs of compiled languages are built. */
const compilers: Partial<Record<LanguageId, (command: string) => Prepare>> = {go: goPrograms};

/** Returns the languages that can run on this machine. The test command reports the others. */
export const findLanguages = (): RunnableLanguage[] =>
  languages.flatMap(({id}) => {
    const toolchain = toolchains[id];
    const command = findCommand(toolchain);
    if (!command) return [];
    return {
      id,
      command,
      toolchain,
      prepare: compilers[id]?.(command) ?? script(command, toolchain),
    };
  });
