// `npm run check`: every mistake in the pages and programs that can be known without a build. `--json` tells the build and the
// preview.
import {problemLine} from '../site/writerError';
import {checkPages} from './check';

const options = process.argv.slice(2);

async function check(): Promise<void> {
  const start = performance.now();
  const problems = await checkPages();
  if (options.includes('--json')) {
    console.log(JSON.stringify(problems));
  } else {
    for (const problem of problems) console.log(problemLine(problem));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const count = problems.length === 1 ? 'One mistake' : `${problems.length || 'No'} mistakes`;
    console.log(`${count}, after ${seconds} s.`);
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

void check().catch(fail);
