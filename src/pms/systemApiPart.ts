import type {RootContent} from 'mdast';
import type {Guide} from './model/validate';
import {paginationStyles, requestPlaces, supportValues, testAccess} from './model/vocabulary';
import {code, heading, type Inline, link, paragraph, strong} from '../site/mdast';
import {type References} from './references';
import {factTable, unknown} from './guideParts';

export function systemApiPart(guide: Guide, refs: References): RootContent[] {
  const {api, authentication, pagination, sandbox} = guide.pms;
  const rows: Inline[][] = [
    [
      'Style',
      api.style === 'unknown' ? unknown : api.style.text,
      api.style === 'unknown' ? '' : refs.cell(api.style),
    ],
    ...(api.hosts.length === 0
      ? [['Hosts', unknown, '']]
      : api.hosts.map((host): Inline[] => [['Host: ', host.use], code(host.url), refs.cell(host)])),
    ['Authentication', authentication.text, refs.cell(authentication)],
    ...authentication.fields.map((field): Inline[] => [
      ['Request ', requestPlaces[field.in]],
      [code(field.name), `: ${field.value}`],
      refs.cell(field),
    ]),
    [
      'Token or key lifetime',
      authentication.tokenLifetime === 'unknown' ? unknown : authentication.tokenLifetime.text,
      authentication.tokenLifetime === 'unknown' ? '' : refs.cell(authentication.tokenLifetime),
    ],
    [
      'Pagination',
      pagination === 'unknown'
        ? unknown
        : [strong(paginationStyles[pagination.style]), `. ${pagination.text}`],
      pagination === 'unknown' ? '' : refs.cell(pagination),
    ],
    [
      'Sandbox or test account',
      sandbox === 'unknown'
        ? unknown
        : [
            strong(supportValues[sandbox.available]),
            `. ${sandbox.access === 'unknown' ? '' : `${testAccess[sandbox.access]}. `}${sandbox.text}`,
          ],
      sandbox === 'unknown' ? '' : refs.cell(sandbox),
    ],
  ];
  return [
    heading(2, 'API details', 'the-systems-own-api'),
    paragraph(
      `Calry handles requests to the ${guide.title} API for you, except `,
      link('/docs/vacation-rental-api/passthrough', 'passthrough requests'),
      '.',
    ),
    factTable(['Topic', 'Details'], rows),
  ];
}
