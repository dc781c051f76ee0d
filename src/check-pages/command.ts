// The step `pages` of `npm test`: prints every problem that can be found without a build.
import {problemLine} from '../site/problem';

// React's development build records a stack for each element that the check renders.
process.env.NODE_ENV ??= 'production';

void import('./check')
  .then(({checkPages}) => checkPages())
  .then((problems) => {
    for (const problem of problems) console.log(problemLine(problem));
    process.exitCode = problems.length === 0 ? 0 : 1;
  });
