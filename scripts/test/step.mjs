// Runs one step in a process of its own, so that steps go side by side and the output of each stays together.
import {steps} from './steps.mjs';

const step = steps[process.argv[2] ?? ''];
if (!step) throw new Error(`There is no step ${process.argv[2]}.`);
let count;
try {
  count = await step.run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count = {passed: 0, failed: 1};
}
process.send?.(count);
process.disconnect?.();
