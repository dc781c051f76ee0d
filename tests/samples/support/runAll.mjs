// Runs JavaScript programs one after the other in one process: starting Node for each takes longer than the program.
// Reads [{file, host}] from the standard input, writes [{exitCode, stdout, stderr}] to the standard output.
import process from 'node:process';
import {json} from 'node:stream/consumers';
import {pathToFileURL} from 'node:url';

const ends = [];
const {stdout, stderr} = process;
const write = {stdout: stdout.write, stderr: stderr.write};
for (const {file, host} of await json(process.stdin)) {
  const end = {exitCode: 0, stdout: '', stderr: ''};
  process.env.CALRY_HOST = host;
  stdout.write = (text) => Boolean((end.stdout += text));
  stderr.write = (text) => Boolean((end.stderr += text));
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    end.exitCode = 1;
    end.stderr += error.stack;
  }
  Object.assign(stdout, {write: write.stdout});
  Object.assign(stderr, {write: write.stderr});
  ends.push(end);
}
stdout.write(JSON.stringify(ends));
