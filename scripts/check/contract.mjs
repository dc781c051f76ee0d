// Runs Redocly on the contract.
import {apiNames} from '../../openapi/apis.mjs';
import {redoclyProblems} from '../../openapi/bundle.mjs';

/** @returns the problems that Redocly finds, in the format of src/site/problem.ts */
export async function contractProblems() {
  // Imported here, because most runs need not load it.
  const {lint, loadConfig} = await import('@redocly/openapi-core');
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const runs = await Promise.allSettled(
    apiNames.map((name) => lint({ref: `openapi/${name}.yaml`, config})),
  );
  // Redocly fails on a file that is not OpenAPI at all. check-pages reports that file by its schema.
  const found = runs.flatMap((run) => (run.status === 'fulfilled' ? run.value : []));
  const withAdvice = found.map((one) => {
    const advice = one.suggest.length > 0 ? `Did you mean ${one.suggest.join(' or ')}? ` : '';
    return {...one, message: `${one.message} ${advice}(redocly:${one.ruleId})`};
  });
  return redoclyProblems('openapi', withAdvice);
}
