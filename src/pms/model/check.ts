import {checkGuides} from './load';
import {problemLine} from '../../site/writerError';

const {guides, problems} = checkGuides();
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log(`${guides.length} guides, no mistake`);
