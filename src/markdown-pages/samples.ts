import {findOperation} from '../reference/contract/find';
import {loadContract} from '../reference/contract/load';
import {firstCode, firstFields, samplesFor} from '../reference/samples';
import {escapeMarkdown, fence} from '../reference/emitters/markdown';
import {siteUrl} from '../site/twinAddresses';
import type {Page} from './page';
import {samplesPath, twinPath} from '../site/twinPath';
import type {TextFile} from './write';

/** The samples of an operation in every language, which its twin leaves out; none for a page of another kind. */
export function samplesFile({operation: key, route, title}: Page): TextFile[] {
  const operation = key === undefined ? undefined : findOperation(loadContract(), key);
  if (!operation || operation.kind === 'unknown') return [];
  const first = firstFields(operation);
  const text = [
    `# ${escapeMarkdown(title)}: samples`,
    `Parameters, fields and errors: ${siteUrl(twinPath(route))}`,
    ...samplesFor(operation).map(
      (sample) => `## ${sample.label}\n\n${fence(sample.language, firstCode(sample, first))}`,
    ),
  ].join('\n\n');
  return [{path: samplesPath(route), text: `${text}\n`}];
}
