// Run inside a copy of the repository: makes the mistakes that are named, one after the other, and tells what the quick check says of
// each, as JSON on one line. One process for all, so that the checks are loaded once.
import {checkPages} from '../../../src/check-pages/check';
import {problemLine} from '../../../src/site/writerError';
import {type Answer, during, mistakesNamed} from './mistake';

async function messages(): Promise<string[]> {
  try {
    return (await checkPages()).map(problemLine);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

async function main() {
  const answers: Answer[] = [];
  for (const mistake of mistakesNamed(process.argv.slice(2))) {
    answers.push(
      await during(mistake, '.', async (lines) => ({
        name: mistake.name,
        lines,
        messages: await messages(),
      })),
    );
  }
  console.log(JSON.stringify(answers));
}

void main();
