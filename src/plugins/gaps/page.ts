// Renders the undocumented facts of each page.
import type {RootContent} from 'mdast';
import type {MarkupBlock} from '../reference/blocks/blocks';
import {aboutAnchor} from '../reference/blocks/evidence';
import type {TextPart} from '../reference/blocks/inline';
import {separated} from '../../site/separated';
import type {Contract} from '../reference/contract/model';
import {blocksToMdast} from '../reference/mdast';
import {heading} from '../../site/mdast';
import {type Incomplete, incompleteIn} from './contract';
import type {UnknownFacts} from './systems';

/** Returns a link to the page of an operation, or the name of an event, which has no page. */
const named = (
  {operation: {kind, route, summary, operationId}}: Incomplete,
  hash = '',
): TextPart => (kind === 'webhook' ? {code: operationId} : {href: route + hash, text: [summary]});

/** Makes the links to parts of an operation's page work on another page. */
const fromElsewhere = ({operation: {route}}: Incomplete, line: TextPart[]): TextPart[] =>
  line.flatMap((part): TextPart[] => {
    if (typeof part === 'string' || !('text' in part) || !part.href.startsWith('#')) return [part];
    return route ? [{href: route + part.href, text: part.text}] : part.text;
  });

const fold = (summary: string, blocks: MarkupBlock[]): MarkupBlock[] =>
  blocks.length > 0 ? [{kind: 'fold', summary: [summary], blocks}] : [];

const gapsOf = (incomplete: Incomplete): MarkupBlock[] =>
  incomplete.missing.length === 0
    ? []
    : [
        {kind: 'text', content: [{strong: [named(incomplete)]}]},
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
  const items = systems.map(({name, route, unknown}): TextPart[] => [
    {href: route, text: [name]},
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
