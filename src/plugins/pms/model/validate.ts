// Validates the PMS guides: front matter, headings, citations and link keys.
import {citations, headings, optionalSections, outline, wayDirectives} from './body';
import {connectionWays} from './credentials';
import {factsOf} from './facts';
import type {PageFile} from '../../../site/pageFile';
import {checkFrontMatter, keyName} from '../../../site/schemaProblems';
import {problem, type Problem} from '../../../site/problem';
import {
  type GuideFrontMatter,
  guideSchema,
  type PmsFacts,
  sharedSources,
  type Source,
} from './schema';

/** The file that lists the link keys that create-link accepts. Guides may use only these keys. */
export const linkKeysFile = 'openapi/common/schemas/IntegrationDefinitionKey.yaml';

/** A valid PMS guide: its front matter, its slug, its file, the repository root and the text of its body. */
export type PmsGuide = GuideFrontMatter & Pick<PageFile, 'slug' | 'file' | 'root' | 'body'>;

/**
 * Validates one guide: its front matter, the outline of its body, and its citations.
 *
 * @param linkKeys the keys that create-link accepts, from the contract
 * @returns the guide, if it is valid, and all problems sorted by line
 */
export function validateGuide(
  page: PageFile,
  linkKeys: readonly string[],
): {guide?: PmsGuide; problems: Problem[]} {
  const {file, slug, root, body, bodyLine, lineOf} = page;
  const {data, problems} = checkFrontMatter(page, guideSchema);
  if (data) {
    const found = [
      ...factProblems(data.pms, body, linkKeys),
      ...outlineProblems(body),
      ...wayProblems(data.pms, body),
    ];
    for (const [place, message] of found) {
      problems.push(
        typeof place === 'number'
          ? problem(file, bodyLine + place, message)
          : problem(file, lineOf(place), `${keyName(place)}: ${message}`),
      );
    }
  }
  if (data && problems.length === 0) return {guide: {...data, slug, file, root, body}, problems};
  return {problems: problems.sort((a, b) => (a.line ?? 1) - (b.line ?? 1))};
}

/** Reports link keys that two guides use. */
export function linkKeyProblems(guides: readonly {file: PageFile; guide: PmsGuide}[]): Problem[] {
  const seen = new Map<string, string>();
  return guides.flatMap(({file: {file, lineOf}, guide: {pms}}) =>
    (pms.linkKeys === 'unknown' ? [] : pms.linkKeys.keys).flatMap((key): Problem[] => {
      const other = seen.get(key);
      seen.set(key, file);
      if (other === undefined) return [];
      const message =
        `pms.linkKeys: found "${key}", which ${other} has already. ` +
        'Allowed: a key of this PMS only.';
      return [problem(file, lineOf(['pms', 'linkKeys']), message)];
    }),
  );
}

/** A problem at a key of the front matter, or on a line of the body, counted from 0. */
type Found = [place: PropertyKey[] | number, message: string];

/** Runs the checks that a schema can't express. They compare values with each other, the body and the contract. */
function* factProblems(pms: PmsFacts, body: string, linkKeys: readonly string[]): Generator<Found> {
  const citable: Record<string, Source> = {...sharedSources, ...pms.sources};
  const facts = factsOf(pms);
  const inBody = citations(body);
  const cited = new Set([...inBody.map(({text}) => text), ...facts.flatMap(({source}) => source)]);

  for (const {text, index} of inBody.filter((citation) => !citable[citation.text]))
    yield [index, `[^${text}]: there is no such id in pms.sources.`];

  for (const {path, source, confidence} of facts) {
    const kinds = new Set(source.flatMap((id) => citable[id]?.confidence ?? []));
    if (kinds.size > 1 && !confidence) {
      const allowed =
        'secondary; or documented, if the documented source says all of it or the text names who reports the rest';
      yield [
        path,
        `found documented and secondary sources without a confidence. Allowed: ${allowed}.`,
      ];
    }
    for (const id of source.filter((sourceId) => !citable[sourceId])) {
      yield [[...path, 'source'], `found "${id}", which is not an id of pms.sources.`];
    }
  }

  for (const [id, {url, confidence, note}] of Object.entries(pms.sources)) {
    const path = ['pms', 'sources', id];
    if (confidence === 'secondary' && !note && siteOf(url) === siteOf(pms.vendor.url)) {
      yield [
        path,
        'found a page of the vendor as reported by a third party. Write `documented`, or who reports it in `note`.',
      ];
    }
    if (sharedSources[id]) {
      yield [path, 'this id belongs to a shared source. Cite that one, or choose another id.'];
    }
    if (!cited.has(id)) {
      yield [path, 'neither a fact nor the body cites this source. Cite it, or remove it.'];
    }
  }

  const isDisputed = pms.conflicts.some(({about}) => about === 'rateLimit');
  const limits = pms.rateLimit === 'unknown' ? 'unknown' : pms.rateLimit.limits;
  if (isDisputed !== (limits !== 'unknown' && limits.some(({disputed}) => disputed))) {
    yield [
      ['pms', 'rateLimit'],
      'set "disputed: true" on each limit that a conflict about rateLimit names, and only there.',
    ];
  }

  for (const [index, key] of (pms.linkKeys === 'unknown' ? [] : pms.linkKeys.keys).entries()) {
    if (linkKeys.includes(key)) continue;
    const allowed = `Allowed: ${linkKeys.join(', ')}.`;
    const fix = `If the API takes it, add it to ${linkKeysFile}.`;
    yield [
      ['pms', 'linkKeys', 'keys', index],
      `found "${key}", which create-link does not take. ${allowed} ${fix}`,
    ];
  }
}

/** Reports ways, in the front matter and as `:::way[name]`, that no required credential has. */
function wayProblems(pms: PmsFacts, body: string): Found[] {
  const ways = connectionWays(pms);
  const facts = factsOf(pms).filter(({path}) => path[1] !== 'credentials');
  const named: {place: Found[0]; way?: string | undefined}[] = [
    ...Object.keys(pms.authentication.methodOfWay ?? {}).map((way) => ({
      place: ['pms', 'authentication', 'methodOfWay', way],
      way,
    })),
    ...facts.map(({path, way}) => ({place: [...path, 'way'], way})),
    ...wayDirectives(body).map(({text, index}) => ({place: index, way: text})),
  ];
  const allowed = ways.join(', ') || 'there is none';
  if (ways.length > 3) {
    const fix =
      'Correct their names, or add a rule to src/plugins/pms/pms.css, which has them for a choice of three.';
    return [[['pms', 'credentials'], `found ${ways.length} ways to connect: ${allowed}. ${fix}`]];
  }
  return named
    .filter(({way}) => way !== undefined && !ways.includes(way))
    .map(({place, way}) => [
      place,
      `found the way "${way}". Allowed is a way of the credentials: ${allowed}.`,
    ]);
}

/** Returns the end of a host: `beds24.com` of `wiki.beds24.com`. Keeps `com` or `co` before the last part: `b.com.au`. */
const siteOf = (url: string) => /[^.]+\.(?:com?\.)?[a-z]+$/.exec(new URL(url).hostname)?.[0] ?? url;

/** Compares the headings of levels 1 to 3 with the required headings, and reports the first difference. */
function outlineProblems(body: string): Found[] {
  const written = headings(body);
  const required = Object.values(outline)
    .map((section) => ({section, text: `${'#'.repeat(section.level)} ${section.title}`}))
    .filter(
      ({section, text}) =>
        !optionalSections.includes(section) || written.some((heading) => heading.text === text),
    )
    .map(({text}) => text);
  const at = [...required, undefined].findIndex((text, index) => written[index]?.text !== text);
  if (at === -1) return [];
  const {text = 'the end', index = 0} = written[at] ?? {};
  const wanted = required[at] ?? 'no further heading';
  const order = `The headings of a guide are ${required.join(', ')}, in this order`;
  return [[index, `found "${text}" where "${wanted}" is required. ${order}.`]];
}
