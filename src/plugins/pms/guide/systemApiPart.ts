import type {RootContent} from 'mdast';
import {shortSandbox} from '../model/shortForm';
import type {Guide} from '../model/validate';
import {paginationStyles} from '../model/vocabulary';
import {code, type Inline, link, paragraph, strong, table} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';
import {unaskedCredentials} from './factsPart';
import type {References} from './references';
import {webhookRows} from './webhooksPart';

/** Builds the details of the PMS's own API. */
export function systemApiPart(guide: Guide, refs: References): RootContent[] {
  const {summary, vendor, api, authentication, pagination, sandbox} = guide.pms;
  const rows: Inline[][] = [
    refs.row('Vendor', vendor, ({url}) => link(url, hostOf(url))),
    refs.row('API documentation', api.docs, ({url, note = ''}) => [
      link(url, hostOf(url)),
      note && `. ${note}`,
    ]),
    refs.row('Style', api.style, ({text}) => text),
    ...(api.hosts.length === 0
      ? [refs.row('Hosts', 'unknown', () => '')]
      : api.hosts.map((host) => refs.row(['Host: ', host.use], host, ({url}) => code(url)))),
    refs.row('Authentication', authentication, ({text}) => text),
    ...authentication.fields.map((field) =>
      refs.row(['Request ', field.in], field, ({name, value}) => [code(name), `: ${value}`]),
    ),
    refs.row('Token or key lifetime', authentication.tokenLifetime, ({text}) => text),
    refs.row('Pagination', pagination, ({style, text}) => [
      strong(paginationStyles[style]),
      `. ${text}`,
    ]),
    refs.row('For testing', sandbox, ({text}) => [strong(shortSandbox(guide)), `. ${text}`]),
  ];
  return [
    paragraph(refs.cited(summary.text, summary)),
    ...parseMarkdown(
      'You need these details only for [passthrough requests](/docs/vacation-rental-api/passthrough) and for debugging.',
    ),
    table(['Topic', 'Details'], [...rows, ...webhookRows(guide, refs)], 'pms-facts'),
    ...unaskedCredentials(guide, refs),
  ];
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
