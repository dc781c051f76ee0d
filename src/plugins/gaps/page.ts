// Lists what the contract does not document, and renders the undocumented facts of each page.
import type {RootContent} from 'mdast';
import {aboutOperation} from '../reference/blocks/about';
import type {BlockOf, MarkupBlock} from '../reference/blocks/blocks';
import {aboutAnchor} from '../reference/blocks/evidence';
import {separated} from '../../site/separated';
import type {AnyOperation, Api, Contract} from '../reference/contract/model';
import {blocksToMdast} from '../reference/mdast';
import {code, heading, type Inline, inline, link, strong} from '../../site/mdast';
import type {UnknownFacts} from './systems';

/** An operation or event with what "About this page" says on its page: what is not documented, and what is inferred. */
type Incomplete = Pick<BlockOf<'about'>, 'missing' | 'inferred'> & {operation: AnyOperation};

const gapsIn = (operation: AnyOperation): Incomplete =>
  operation.kind === 'unknown'
    ? {operation, missing: [['everything except its name']], inferred: []}
    : {operation, ...aboutOperation(operation)};

/** Lists the operations and events of an API that are not fully documented, in the order of the contract. */
export const incompleteIn = ({operations, unknownOperations, webhooks}: Api): Incomplete[] =>
  [...operations, ...unknownOperations, ...webhooks]
    .map(gapsIn)
    .filter(({missing, inferred}) => missing.length + inferred.length > 0);

/** Returns a link to the page of an operation, or the name of an event, which has no page. */
const named = ({operation: {kind, route, summary, operationId}}: Incomplete, hash = ''): Inline =>
  kind === 'webhook' ? code(operationId) : link(route + hash, summary);

/** Makes the links to parts of an operation's page work on another page. */
const fromElsewhere = ({operation: {route}}: Incomplete, line: Inline[]): Inline[] =>
  inline(line).flatMap((part) => {
    if (part.type !== 'link' || !part.url.startsWith('#')) return [part];
    return route ? [link(route + part.url, part.children)] : part.children;
  });

const fold = (summary: string, blocks: MarkupBlock[]): MarkupBlock[] =>
  blocks.length > 0 ? [{kind: 'fold', summary: [summary], blocks}] : [];

const gapsOf = (incomplete: Incomplete): MarkupBlock[] =>
  incomplete.missing.length === 0
    ? []
    : [
        {kind: 'text', content: [strong(named(incomplete))]},
        {kind: 'list', items: incomplete.missing.map((line) => fromElsewhere(incomplete, line))},
      ];

function blocksOf(all: Incomplete[]): MarkupBlock[] {
  const inferred = all
    .filter((incomplete) => incomplete.inferred.length > 0)
    .map((incomplete) => [named(incomplete, `#${aboutAnchor}`), `: ${incomplete.inferred.length}`]);
  return [
    ...fold('Gaps', all.flatMap(gapsOf)),
    ...fold('Inferred parts', inferred.length > 0 ? [{kind: 'list', items: inferred}] : []),
  ];
}

/** Returns the replacement for `<Gaps />`: the undocumented facts of each reference page and PMS guide. */
export function gapsByPage(contract: Contract, systems: UnknownFacts[]): RootContent[] {
  const items = systems.map(({name, route, unknown}): Inline[] => [
    link(route, name),
    ': ',
    ...separated(unknown.map((fact) => fact.name)),
  ]);
  return [
    ...Object.values(contract.apis).flatMap((api) => [
      heading(3, api.title, api.name),
      ...blocksToMdast(blocksOf(incompleteIn(api))),
    ]),
    heading(3, 'PMS guides', 'systems'),
    ...blocksToMdast(fold('Unknown facts', [{kind: 'list', items}])),
  ];
}
