// Runs Redocly on the contract.
import path from 'node:path';
import {getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';
import {apiNames} from '../../openapi/apis.mjs';

/** @returns the problems that Redocly finds, in the format of src/site/problem.ts */
export async function contractProblems() {
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const runs = await Promise.allSettled(
    apiNames.map((name) => lint({ref: `openapi/${name}.yaml`, config})),
  );
  // Redocly fails on a file that is not OpenAPI at all. check-pages reports that file by its schema.
  return runs
    .flatMap((run) => (run.status === 'fulfilled' ? run.value : []))
    .map(({location: [place], message, ruleId, suggest}) => {
      const {start} = (place && getLineColLocation(place)) ?? {};
      return {
        file: path.relative('', place?.source.absoluteRef ?? '').replaceAll('\\', '/'),
        line: start?.line,
        column: start?.col,
        reason: `${message} ${suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}? ` : ''}(redocly:${ruleId})`,
      };
    });
}
