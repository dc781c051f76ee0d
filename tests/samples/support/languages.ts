import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageId} from '../../../src/reference/samples';
import {findCommand, type Toolchain, toolchains} from '../toolchains.mjs';

/** A program to run. */
export type Program = {
  /** Tells it apart, such as `v2/getReservation`. */
  id: string;
  code: string;
};

export type CommandLine = [command: string, ...args: string[]];

/**
 * Writes the programs into a folder, builds them where the language wants it, and tells how to start each, in their order.
 *
 * @param certificate file with the certificate that the programs are to trust
 * @throws Error with the compiler's message when they do not build
 */
export type Prepare = (programs: Program[], folder: string, certificate: string) => CommandLine[];

export type RunnableLanguage = {id: LanguageId; toolchain: Toolchain; prepare: Prepare};

/** Environment variables with which each client trusts a certificate file, and nothing but what it needs besides. */
export function environment(certificate: string): NodeJS.ProcessEnv {
  const {PATH, HOME} = process.env;
  return {
    PATH,
    HOME,
    CURL_CA_BUNDLE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
    REQUESTS_CA_BUNDLE: certificate,
    SSL_CERT_FILE: certificate,
    // Go downloads nothing: the samples use its standard library alone.
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
  };
}

const script =
  (extension: string, startWith: (certificate: string) => CommandLine): Prepare =>
  (programs, folder, certificate) =>
    programs.map(({id, code}) => {
      const file = path.join(folder, `${id.replaceAll(/[^\w.-]/g, '-')}.${extension}`);
      writeFileSync(file, code);
      return [...startWith(certificate), file];
    });

/** One module with a command for each program, so that the compiler starts once. */
const goPrograms =
  (go: string): Prepare =>
  (programs, folder, certificate) => {
    const names = programs.map((_, index) => `sample${index}`);
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
    return names.map((name) => [path.join(bin, name)]);
  };

const prepares: Record<LanguageId, (command: string) => Prepare> = {
  curl: (bash) => script('sh', () => [bash]),
  javascript: (node) => script('mjs', () => [node]),
  python: (python) => script('py', () => [python]),
  php: (php) => script('php', (certificate) => [php, '-d', `curl.cainfo=${certificate}`]),
  ruby: (ruby) => script('rb', () => [ruby, '-w']),
  go: goPrograms,
};

/** The languages that can run on this machine, and those that cannot. */
export function languagesHere(): {runnable: RunnableLanguage[]; missing: Toolchain[]} {
  const found = toolchains.map((toolchain) => ({toolchain, command: findCommand(toolchain)}));
  return {
    runnable: found.flatMap(({toolchain, command}) => {
      const id = toolchain.language as LanguageId;
      return command ? [{id, toolchain, prepare: prepares[id](command)}] : [];
    }),
    missing: found.filter(({command}) => !command).map(({toolchain}) => toolchain),
  };
}
