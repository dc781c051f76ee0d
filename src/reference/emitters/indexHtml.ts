import type {Contract, Description} from '../contract/model';
import {operationLines} from '../blocks/links';
import {escapeHtml} from '../../site/escapeHtml';
import {operationsHtml} from './html';

/** New work starts on v2, so it stands first. */
const order = ['v2', 'common', 'v1'] as const;

function downloads({name}: Description): string {
  const link = (ending: string) =>
    `<a href="/openapi/${name}.${ending}" download aria-label="${name} as ${ending.toUpperCase()}">${ending.toUpperCase()}</a>`;
  return `<p class="ref-downloads">OpenAPI 3.1: ${link('yaml')} ${link('json')}</p>`;
}

/**
 * Every operation of the contract as one list, by description and resource.
 *
 * @returns HTML for the OperationIndex component
 */
export function operationIndexHtml(contract: Contract): string {
  const sections = order.map((name) => {
    const description = contract.descriptions[name];
    const deprecated = name === 'v1' ? ' <span class="ref-tag">deprecated</span>' : '';
    const groups = description.resources.map(
      (resource) =>
        `<div class="ref-group"><h3 id="${name}-${resource.name}">${escapeHtml(resource.displayName)}</h3>` +
        `${operationsHtml(operationLines(resource))}</div>`,
    );
    return (
      `<div class="ref-description"><div class="ref-description-head">` +
      `<h2 id="${name}">${escapeHtml(description.title)}${deprecated}</h2>${downloads(description)}</div>` +
      `<p>${escapeHtml(description.text)}</p>${groups.join('')}</div>`
    );
  });
  return sections.join('');
}
