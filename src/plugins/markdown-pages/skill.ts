// Builds skill.md from the template skill.txt, the contract and the pages.
import path from 'node:path';
import {findOperation} from '../reference/contract/find';
import {loadContract} from '../reference/contract/load';
import type {ApiName} from '../../../openapi/apis.mjs';
import {samplesFor} from '../reference/samples';
import {product} from '../../product';
import {siteRoot} from '../../site/address/base';
import {fence, link, paragraph} from '../../site/mdast';
import {absoluteUrl, siteUrl} from '../../site/address/markdownAddresses';
import {mockPath} from '../mock-package/pack';
import type {MarkdownPage} from './llms';
import {markdownPath} from '../../site/address/markdownPath';
import {readTemplate} from '../../site/template';
import {markdownText, type TextFile} from './write';

const pageLink = (title: string, route: string) =>
  markdownText([paragraph(link(siteUrl(markdownPath(route)), title))]).trim();

/** Makes the links of a text of the contract absolute. */
const withUrls = (text: string) =>
  text.replaceAll(/\]\((\/[^)]+)\)/g, (_, address: string) => `](${absoluteUrl(address)})`);

/** Lists the operations of an OpenAPI document, with notes on their use. */
function calls(name: ApiName): string {
  const {operations} = loadContract().apis[name];
  return operations
    .map((operation) => {
      const remarks = [operation.caution, operation.note, operation.sampleNote].filter(Boolean);
      const mark = operation.evidence.level === 'inferred' ? ' (inferred)' : '';
      const call = `\`${operation.method.toUpperCase()} ${operation.fullPath}\`${mark}`;
      return `- ${call}: ${withUrls([`${pageLink(operation.summary, operation.route)}.`, ...remarks].join(' '))}`;
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

const skill = readTemplate(path.join(__dirname, 'skill.txt'));

/**
 * Returns `skill.md`, in the format of agent skills. It adds no facts: the operations come from the contract, and the
 * traps come from the pages.
 */
export function skillFile(pages: MarkdownPage[]): TextFile {
  const {name, tagline, apiHosts, supportEmail: support} = product;
  const {servers} = loadContract().apis.v2;
  const isInferred = servers.some(
    ({origin, evidence}) => origin === apiHosts.production && evidence.level === 'inferred',
  );
  const text = skill({
    id: `${name.toLowerCase()}-api`,
    name,
    tagline,
    ...apiHosts,
    productionMark: isInferred ? ' (inferred)' : '',
    site: siteRoot,
    support,
    mock: siteUrl(mockPath),
    sample: sample('v2/listReservations'),
    traps: traps(pages),
    v2: calls('v2'),
    common: calls('common'),
    moving: pageLink('moving to version 2', '/docs/guides/moving-to-v2'),
  });
  return {path: '/skill.md', text: `${text}\n`};
}
