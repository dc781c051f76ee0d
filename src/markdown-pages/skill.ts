import {findOperation} from '../reference/contract/find';
import {loadContract} from '../reference/contract/load';
import type {DescriptionName} from '../reference/contract/operationFiles';
import {operationLine} from '../reference/blocks/links';
import {samplesFor} from '../reference/samples';
import {product} from '../product';
import {fence, link, paragraph} from '../site/mdast';
import {siteUrl} from '../site/markdownAddresses';
import {mockPath} from '../mock-package/mockPath';
import type {MarkdownPage} from './llms';
import {markdownPath} from '../site/markdownPath';
import {markdownText, type TextFile} from './write';

const pageLink = (title: string, route: string) =>
  markdownText([paragraph(link(siteUrl(markdownPath(route)), title))]).trim();

/** Lists the operations of an OpenAPI document, with notes on their use. */
function calls(name: DescriptionName): string {
  const {operations} = loadContract().descriptions[name];
  return operations
    .map((operation) => {
      const {title, tags} = operationLine(operation);
      const remarks = [...tags.map((tag) => `${tag}.`), operation.note ?? ''].filter(Boolean);
      const call = `\`${operation.method.toUpperCase()} ${operation.fullPath}\``;
      return `- ${call}: ${[`${pageLink(title, operation.route)}.`, ...remarks].join(' ')}`;
    })
    .join('\n');
}

/** Returns the cURL sample of an operation. */
function sample(key: string): string {
  const operation = findOperation(loadContract(), key);
  const [first] = operation.kind === 'unknown' ? [] : samplesFor(operation);
  return first ? markdownText([fence(first.language, first.code)]).trim() : '';
}

/** Lists the paragraphs that pages mark as traps, each with a link to its page. */
function traps(pages: MarkdownPage[]): string {
  return pages
    .flatMap(({title, route, traps: marked}) =>
      marked.map((trap) => `- ${markdownText([trap]).trim()} See ${pageLink(title, route)}.`),
    )
    .join('\n');
}

/**
 * Returns `skill.md`: what an agent must know to write an integration, in the format of agent skills. It adds no facts:
 * operations come from the contract, traps from the pages.
 */
export function skillFile(pages: MarkdownPage[]): TextFile {
  const {name, apiHosts, supportEmail} = product;
  const parts = [
    [
      '---',
      `name: ${name.toLowerCase()}-api`,
      `description: Build and debug integrations with the ${name} unified vacation-rental API ` +
        '(properties, availability, quotes, reservations, webhooks of many property management systems).',
      '---',
    ].join('\n'),
    `# ${name} API`,
    `${product.tagline}. Development host: \`${apiHosts.development}\`. Production host: \`${apiHosts.production}\`. ` +
      'Samples read the host from `CALRY_HOST`, and credentials from `CALRY_API_KEY`, `CALRY_WORKSPACE_ID` and ' +
      '`CALRY_INTEGRATION_ACCOUNT_ID`.',
    `Every call below \`/api/v2/vrs\` sends three headers:`,
    sample('v2/listReservations'),
    '## Where to look',
    [
      `- All pages, by section, with sizes: ${siteUrl('/llms.txt')}. Each page is Markdown; follow the links in it.`,
      `- Fields and types for code generators: ${siteUrl('/openapi/v2.json')} and ` +
        `${siteUrl('/openapi/common.json')}. ` +
        `TypeScript types: ${siteUrl('/openapi/v2.d.ts')}.`,
      `- What a PMS supports, and which credentials it needs: ${siteUrl('/data/pms.json')}.`,
      "- Don't invent fields, values or paths: where a page says *Not documented yet*, ask " +
        `${supportEmail}, and keep that part easy to change.`,
    ].join('\n'),
    '## Try it without an account',
    `\`npx --yes ${siteUrl(mockPath)}\` starts a mock on this machine, at \`http://127.0.0.1:4010\` ` +
      'unless `PORT` says otherwise. It validates each request by the contract and remembers what you book. ' +
      'Point `CALRY_HOST` at it; it takes any key, and prints the two IDs.',
    '## Traps',
    traps(pages),
    '## Calls of version 2',
    calls('v2'),
    '## Calls of the Common API',
    calls('common'),
    `Version 1 is deprecated; see ${pageLink('moving to version 2', '/docs/guides/moving-to-v2')}.`,
  ];
  return {path: '/skill.md', text: `${parts.join('\n\n')}\n`};
}
