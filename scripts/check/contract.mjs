// Runs Redocly on the contract.
import {apiNames} from '../../openapi/apis.mjs';
import {redoclyProblems} from '../../openapi/bundle.mjs';
import {readCache} from '../../src/site/cache.mjs';

/**
 * Lints the APIs to which one of the changed files belongs; all APIs if `changed` is undefined.
 *
 * @param {string[] | undefined} changed paths from the repository root
 * @returns the problems that Redocly finds, in the format of src/site/problem.ts
 */
export async function contractProblems(changed) {
  const bundled = readCache('openapi/dist/stamp.json');
  const belongs = (/** @type {string} */ file) => changed?.includes(`openapi/${file}`);
  // An API with problems in the last bundle, which has no digest, may not list all its files.
  const names = apiNames.filter(
    (name) => !changed || !bundled[name]?.digest || bundled[name].files.some(belongs),
  );
  if (names.length === 0) return [];
  // Imported here, because most runs need not load it.
  const {lint, loadConfig} = await import('@redocly/openapi-core');
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const runs = await Promise.allSettled(
    names.map((name) => lint({ref: `openapi/${name}.yaml`, config})),
  );
  // Redocly fails on a file that is not OpenAPI at all. check-pages reports that file by its schema.
  const found = runs.flatMap((run) => (run.status === 'fulfilled' ? run.value : []));
  const withAdvice = found.map((one) => {
    const advice = one.suggest.length > 0 ? `Did you mean ${one.suggest.join(' or ')}? ` : '';
    return {...one, message: `${one.message} ${advice}(redocly:${one.ruleId})`};
  });
  return redoclyProblems('openapi', withAdvice);
}
