// Lists what the contract does not document: what "About this page" says on each page of an operation.
import {aboutOperation} from '../reference/blocks/about';
import type {TextPart} from '../reference/blocks/inline';
import type {Api, Operation, UnknownOperation} from '../reference/contract/model';

/** What is not documented of an operation or event, and what is inferred, each with its reason. */
export type Incomplete = {
  operation: Operation | UnknownOperation;
  missing: TextPart[][];
  inferred: TextPart[][];
};

function incomplete(operation: Operation | UnknownOperation): Incomplete[] {
  if (operation.kind === 'unknown')
    return [{operation, missing: [['everything except its name']], inferred: []}];
  return aboutOperation(operation).flatMap((block) =>
    block.kind === 'about' ? [{operation, missing: block.missing, inferred: block.inferred}] : [],
  );
}

/** Lists the operations and events of an API that are not fully documented, in the order of the contract. */
export const incompleteIn = ({operations, unknownOperations, webhooks}: Api): Incomplete[] =>
  [...operations, ...unknownOperations, ...webhooks].flatMap(incomplete);
