import type {UserContext} from '@redocly/openapi-core';
import type {Json} from '../../src/reference/contract/checks/wording';

/** Visitors of what is no part of OpenAPI itself; Redocly's own type names only what is. */
export type VisitorOfOwnTypes = {
  UnknownOperation?: (operation: Json, ctx: UserContext) => void;
};

/** Whether the visited node is an operation that is known by its name alone. */
export function isUnknownOperation({type}: UserContext): boolean {
  return type.name === 'UnknownOperation';
}
