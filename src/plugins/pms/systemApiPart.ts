import type {RootContent} from 'mdast';
import {shortSandbox} from './model/shortForm';
import type {Guide} from './model/validate';
import {paginationStyles} from './model/vocabulary';
import {code, heading, type Inline, link, paragraph, strong} from '../../site/mdast';
import {parseMarkdown} from '../../site/parseMarkdown';
import type {References} from './references';
import {factTable} from './guideParts';

/** Builds the section "API details" of a guide: facts about the PMS's own API. */
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
    heading(2, 'API details', 'the-systems-own-api'),
    paragraph(refs.cited(summary.text, summary)),
    ...parseMarkdown(
      'You need these details only for [passthrough requests](/docs/vacation-rental-api/passthrough) and for ' +
        `debugging: Calry makes all other requests to the ${guide.title} API.`,
    ),
    factTable(['Topic', 'Details'], rows),
  ];
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
