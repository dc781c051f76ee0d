import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {run, toolScript} from '../../scripts/lib/run.mjs';
import {home, type Tool, type Validator, withoutTelemetry} from './tools';

/** A program and a file that it reads, such as `v2.json`. */
export type Job = {tool: Tool; file: string};

/** What went wrong, by tool and file as `nameOf` has it; without an entry nothing did. */
export type Problems = Map<string, string>;

/** @returns such as `orval: v2.json` */
export const nameOf = ({tool, file}: Job): string => `${tool.name}: ${file}`;

/** Where a program's output for a file is, below the folder of the run; that for `v2.json` is in `v2`. */
export const outputOf = ({tool, file}: Job): string =>
  path.join(tool.folder, path.basename(file, '.json'));

const longest = 1500;

/**
 * Runs programs over files, as many at a time as there are cores.
 *
 * @param folder absolute; the files are there, and the output goes there
 */
export async function runTools(jobs: Job[], folder: string): Promise<Problems> {
  const problems: Problems = new Map();
  const waiting = [...jobs];
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const output = path.join(folder, outputOf(job));
      rmSync(output, {recursive: true, force: true});
      mkdirSync(output, {recursive: true});
      const command = job.tool.command(path.join(folder, job.file), output);
      const {code, output: said} = await run(process.execPath, command, {
        // Kubb writes beside where it is called, too.
        cwd: output,
        env: withoutTelemetry,
        quiet: true,
      });
      // The end of a long output says what went wrong.
      if (code !== 0) problems.set(nameOf(job), said.trim().slice(-longest) || `exit code ${code}`);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  return problems;
}

/**
 * Lets a program judge files.
 *
 * @param inputs absolute paths
 * @returns what it found, by tool and file as in `orval: v2.json`
 * @throws Error when its output is no list of findings
 */
export async function validate({name, command}: Validator, inputs: string[]): Promise<Problems> {
  const {output} = await run(process.execPath, command(inputs), {
    env: withoutTelemetry,
    quiet: true,
  });
  const problems: Problems = new Map();
  for (const {source, message} of findingsIn(name, output)) {
    const key = `${name}: ${path.basename(source)}`;
    problems.set(key, [problems.get(key), message].filter(Boolean).join('\n').slice(0, longest));
  }
  return problems;
}

function findingsIn(name: string, output: string): {source: string; message: string}[] {
  try {
    return JSON.parse(output);
  } catch {
    throw new Error(`${name} printed no list of findings, but:\n${output.slice(-longest)}`);
  }
}

/**
 * Compiles all output at once, in strict mode.
 *
 * @param jobs what the output comes from
 * @param folder absolute; where it lies
 * @param beside absolute paths of further folders to compile with it
 * @returns what the compiler refuses; what is not output of a job stands under its path below this package
 */
export async function compile(
  jobs: Job[],
  folder: string,
  beside: string[] = [],
): Promise<Problems> {
  const config = path.join(folder, 'tsconfig.json');
  const include = [...new Set(jobs.map(outputOf)), ...beside];
  const settings = path.relative(folder, path.resolve(home, 'clients/tsconfig.json'));
  writeFileSync(config, JSON.stringify({extends: settings.replaceAll('\\', '/'), include}));
  const {code, output} = await run(
    process.execPath,
    [toolScript('tsc', home), '--project', config, '--pretty', 'false'],
    {cwd: folder, quiet: true},
  );
  const problems: Problems = new Map();
  const add = (name: string, line: string): void => {
    problems.set(name, [problems.get(name), line].filter(Boolean).join('\n').slice(0, longest));
  };
  let last = 'tsc';
  for (const line of output.split('\n').filter((text) => text.trim() !== '')) {
    const [, file] = /^(\S.*?)\(\d+,\d+\): error/.exec(line) ?? [];
    if (file) {
      const job = jobs.find((one) => file.startsWith(`${outputOf(one).replaceAll('\\', '/')}/`));
      last = job ? nameOf(job) : path.relative(path.resolve(home), path.resolve(folder, file));
    }
    add(last, line);
  }
  if (code !== 0 && problems.size === 0) add('tsc', `exit code ${code}`);
  return problems;
}
