// Runs JavaScript programs one after another in one process, because starting Node takes longer than a program.
// Reads [{file, host}] from standard input, and writes [{exitCode, stdout, stderr}] to standard output.
import process from 'node:process';
import {json} from 'node:stream/consumers';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const ends = [];
const {stdout, stderr} = process;
const write = {stdout: stdout.write, stderr: stderr.write};
const programs = /** @type {{file: string, host: string}[]} */ (await json(process.stdin));
for (const {file, host} of programs) {
  const end = {exitCode: 0, stdout: '', stderr: ''};
  process.env.CALRY_HOST = host;
  stdout.write = (text) => Boolean((end.stdout += text));
  stderr.write = (text) => Boolean((end.stderr += text));
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    end.exitCode = 1;
    end.stderr += inspect(error);
  }
  Object.assign(stdout, {write: write.stdout});
  Object.assign(stderr, {write: write.stderr});
  ends.push(end);
}
stdout.write(JSON.stringify(ends));
