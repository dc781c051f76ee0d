import {citations, headings, sections} from './body';
import {factsOf} from './facts';
import type {PageFile} from '../../site/pageFile';
import {checkFrontMatter, keyName, meant, quoted} from '../../site/schemaProblems';
import {problem, type Problem} from '../../site/writerError';
import {type GuideFrontMatter, guideSchema, type Source} from './schema';
import {sharedSources} from './sharedSources';

export type Guide = GuideFrontMatter & {slug: string; file: string; body: string};

/**
 * @param linkKeys the keys that create-link takes, from the contract
 * @returns the guide, unless it has mistakes, and every mistake in the order of lines
 */
export function validateGuide(
  page: PageFile,
  linkKeys: readonly string[],
): {guide?: Guide; problems: Problem[]} {
  const {file, slug, body, bodyLine, lineOf} = page;
  const {data, problems} = checkFrontMatter(page, guideSchema);
  if (data) {
    const facts = [...factProblems(data.pms, body, linkKeys)];
    const lines = [...outlineProblems(body), ...citationProblems(data.pms, body)];
    problems.push(
      ...facts.map(([path, message]) =>
        problem(file, lineOf(path), `${keyName(path)}: ${message}`),
      ),
      ...lines.map(([index, message]) => problem(file, bodyLine + index, message)),
    );
  }
  if (data && problems.length === 0) return {guide: {...data, slug, file, body}, problems};
  return {problems: problems.sort((a, b) => (a.line ?? 1) - (b.line ?? 1))};
}

/** Link keys that two guides have. */
export function duplicateProblems(guides: readonly {file: PageFile; guide: Guide}[]): Problem[] {
  const seen = new Map<string, string>();
  return guides.flatMap(({file: {file, lineOf}, guide: {pms}}) =>
    (pms.linkKeys === 'unknown' ? [] : pms.linkKeys.keys).flatMap((key): Problem[] => {
      const other = seen.get(key);
      seen.set(key, file);
      if (other === undefined) return [];
      const message =
        `pms.linkKeys: found ${quoted(key)}, which ${other} has already. ` +
        'Allowed: a key of this PMS only.';
      return [problem(file, lineOf(['pms', 'linkKeys']), message)];
    }),
  );
}

/** A key of the front matter and what is wrong there. */
type KeyProblem = [path: PropertyKey[], message: string];

/** What the schema can't check, because it compares values with each other, the body and the contract. */
function* factProblems(
  pms: GuideFrontMatter['pms'],
  body: string,
  linkKeys: readonly string[],
): Generator<KeyProblem> {
  const known: Record<string, Source> = {...sharedSources, ...pms.sources};
  const facts = factsOf(pms);
  const inBody = citations(body).map(({id}) => id);
  const cited = new Set([...inBody, ...facts.flatMap(({source}) => source)]);

  for (const {path, source, confidence} of facts) {
    const kinds = new Set(source.flatMap((id) => known[id]?.confidence ?? []));
    if (kinds.size > 1 && !confidence && path[1] !== 'conflicts') {
      const allowed =
        'secondary; or documented, if the documented source says all of it or the text names who reports the rest';
      yield [
        path,
        `found documented and secondary sources without a confidence. Allowed: ${allowed}.`,
      ];
    }
    for (const id of source.filter((one) => !known[one])) {
      yield [
        [...path, 'source'],
        `found ${quoted(id)}, which is not a source. ${sourceIds(id, known)}`,
      ];
    }
  }

  for (const id of Object.keys(pms.sources)) {
    const path = ['pms', 'sources', id];
    if (sharedSources[id]) {
      yield [path, 'this id belongs to a shared source. Cite that one, or choose another id.'];
    }
    if (!cited.has(id)) {
      yield [path, 'neither a fact nor the body cites this source. Cite it, or remove it.'];
    }
  }

  const subjects = Object.keys(pms).filter((key) => !/^(?:conflicts|gaps|sources)$/.test(key));
  for (const [index, {about}] of pms.conflicts.entries()) {
    const path = ['pms', 'conflicts', index, 'about'];
    if (!subjects.includes(about)) {
      const hint = meant(about, subjects);
      yield [path, `found ${quoted(about)}. Allowed: ${subjects.join(', ')}.${hint}`];
    }
  }

  for (const [index, key] of (pms.linkKeys === 'unknown' ? [] : pms.linkKeys.keys).entries()) {
    if (linkKeys.includes(key)) continue;
    const allowed = `Allowed: ${linkKeys.join(', ')}.${meant(key, linkKeys)}`;
    yield [
      ['pms', 'linkKeys', 'keys', index],
      `found ${quoted(key)}, which create-link does not take. ${allowed}`,
    ];
  }
}

/** A line of the body, counted from 0, and what is wrong there. */
type LineProblem = [index: number, message: string];

function citationProblems({sources}: GuideFrontMatter['pms'], body: string): LineProblem[] {
  const known = {...sources, ...sharedSources};
  return citations(body)
    .filter(({id}) => !known[id])
    .map(({id, index}) => [index, `[^${id}]: there is no such source. ${sourceIds(id, known)}`]);
}

const sourceIds = (wrong: string, known: Record<string, Source>) =>
  `Allowed: an id of pms.sources.${meant(wrong, Object.keys(known))}`;

/** Compares the headings of levels 1 to 3 with the outline that every guide has. */
function* outlineProblems(body: string): Generator<LineProblem> {
  const found: {title: string; index: number; parts: string[]}[] = [];
  for (const {level, title, index} of headings(body)) {
    if (level === 1) {
      const reason = 'a guide has no heading of level 1; its title is in the front matter';
      yield [index, `heading ${quoted(title)}: ${reason}.`];
    }
    if (level === 2) found.push({title, index, parts: []});
    if (level === 3) found.at(-1)?.parts.push(title);
  }

  const order = sections.map(({title}) => title as string);
  let last = -1;
  for (const {title, index, parts} of found) {
    const position = order.indexOf(title);
    if (position === -1) {
      const allowed = `Allowed: ${order.join(', ')}.${meant(title, order)}`;
      yield [index, `heading ${quoted(title)}: no such section. ${allowed}`];
    } else if (position <= last) {
      yield [index, `heading ${quoted(title)}: out of order. Allowed order: ${order.join(', ')}.`];
    }
    last = Math.max(last, position);
    const allowed = sections[position]?.parts.map((part) => part.title) ?? [];
    if (allowed.length > 0 && parts.join('\n') !== allowed.join('\n')) {
      yield [
        index,
        `section ${quoted(title)}: found the parts ${parts.map(quoted).join(', ') || 'none'}. ` +
          `Allowed: ${allowed.map(quoted).join(', then ')}.`,
      ];
    }
  }
  for (const {title, required} of sections) {
    if (required && !found.some((section) => section.title === title)) {
      yield [0, `section ${quoted(title)} is missing.`];
    }
  }
}
