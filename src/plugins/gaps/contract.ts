// Lists what the contract does not document: what "About this page" says on each page of an operation.
import {aboutOperation} from '../reference/blocks/about';
import type {BlockOf} from '../reference/blocks/blocks';
import type {Api, Operation, UnknownOperation} from '../reference/contract/model';

/** An operation or event with what is not documented of it, and what is inferred, each with its reason. */
export type Incomplete = Pick<BlockOf<'about'>, 'missing' | 'inferred'> & {
  operation: Operation | UnknownOperation;
};

/** Lists the operations and events of an API that are not fully documented, in the order of the contract. */
export const incompleteIn = ({operations, unknownOperations, webhooks}: Api): Incomplete[] =>
  [
    ...operations.map((operation) => ({operation, ...aboutOperation(operation)})),
    ...unknownOperations.map((operation) => ({
      operation,
      missing: [['everything except its name']],
      inferred: [],
    })),
    ...webhooks.map((operation) => ({operation, ...aboutOperation(operation)})),
  ].filter(({missing, inferred}) => missing.length + inferred.length > 0);
