import {findEntity, findResource, namedOperations} from './find';
import type {Contract, Operation} from './model';
import {contractPages} from './pages';
import type {Field} from '../blocks/blocks';
import {fieldsOf, flatten} from '../blocks/fields';
import {requestFields} from '../blocks/request';
import {responseFields} from '../blocks/response';

const ids = (fields: Field[]) => flatten(fields).map(({anchor}) => anchor);

function operationAnchors(operation: Operation): string[] {
  const {responses} = operation;
  return [
    ...ids(requestFields(operation)),
    ...responses.flatMap((response) => [
      `response-${response.status}`,
      ...ids(responseFields(response)),
    ]),
  ];
}

/** Whether an anchor is one of a field, parameter or status, and not of a heading that a writer made. */
export function isFieldAnchor(anchor: string): boolean {
  return /^((header|path|query|body|field)-|response-(default|\d))/.test(anchor);
}

/**
 * The anchors of fields, parameters and statuses on a page.
 *
 * @param route address of the page, decoded
 * @param docsDir absolute folder of the docs, for the entities of resource pages
 * @returns undefined when the page shows neither an operation nor an entity
 */
export function fieldAnchors(
  route: string,
  contract: Contract,
  docsDir: string,
): string[] | undefined {
  const operation = namedOperations(contract).find((one) => one.route === route);
  if (operation) return operation.kind === 'unknown' ? [] : operationAnchors(operation);
  const page = contractPages(docsDir).find(({docId}) => `/docs/${docId}` === `${route}/index`);
  const {resource, entity} = page?.keys ?? {};
  if (!resource || !entity) return undefined;
  const {schema} = findEntity(findResource(contract, resource).description, entity);
  return ids(fieldsOf(schema, 'entity', () => false));
}
