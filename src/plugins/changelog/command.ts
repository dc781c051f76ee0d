// `npm run changelog` checks that the changelog describes every change of the contract; `record` updates the snapshot
// in surface.json.
import {loadContract} from '../reference/contract/load';
import {problem, ProblemError} from '../../site/problem';
import {checkChangelog} from './check';
import {changelogFolder, readEntries} from './entries';
import {readRecord, recordFile, writeRecord} from './record';

function run(action: string | undefined): void {
  if (action !== undefined && action !== 'record') {
    throw new Error(`Unknown argument "${action}". Usage: npm run changelog [-- record]`);
  }
  const entries = readEntries();
  const {problems, stale, next} = checkChangelog(loadContract(), entries, readRecord());
  if (problems.length > 0) throw new ProblemError(problems);
  if (!stale) {
    console.log(`The ${entries.length} changelog entries describe every change of the contract.`);
  } else if (action === 'record') {
    writeRecord(next);
    console.log(`${recordFile} is up to date now.`);
  } else {
    const reason = `outdated: the contract or the entries in ${changelogFolder}/ have changed.`;
    const note = 'Run `npm run changelog -- record`, and commit the file with the entry.';
    throw new ProblemError(problem(recordFile, undefined, reason, {note}));
  }
}

try {
  run(process.argv[2]);
} catch (error) {
  // Prints only the message, because authors have no use for the stack.
  console.error((error as Error).message);
  process.exitCode = 1;
}
