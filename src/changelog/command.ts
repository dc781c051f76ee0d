// `npm run changelog`: holds the contract to the changelog; with `record`, writes down what the new entries have told.
import {loadContract} from '../reference/contract/load';
import {checkChangelog, complaint} from './check';
import {readEntries} from './entries';
import {readRecord, recordFile, writeRecord} from './record';

function run(action: string | undefined): void {
  if (action !== undefined && action !== 'record') {
    throw new Error(`There is no "${action}". Allowed: record, or nothing, which only checks.`);
  }
  const entries = readEntries();
  const finding = checkChangelog(loadContract(), entries, readRecord());
  const problem = complaint(action === 'record' ? {...finding, stale: false} : finding);
  if (problem) throw new Error(problem);
  if (action === 'record' && finding.stale) {
    writeRecord(finding.next);
    console.log(`${recordFile} is up to date now.`);
  } else {
    console.log(`${entries.length} entries; the contract is as they tell it.`);
  }
}

try {
  run(process.argv[2]);
} catch (error) {
  // The message names file and way out; a stack would name only this code.
  console.error((error as Error).message);
  process.exitCode = 1;
}
