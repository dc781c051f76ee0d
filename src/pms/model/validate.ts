import {citations, headings, sections} from './body';
import {factsOf} from './facts';
import type {PageFile} from '../../site/pageFile';
import {meant, findings, quoted} from '../../site/findings';
import type {Problem} from '../../site/writerError';
import {type GuideFrontMatter, guideSchema, type Source} from './schema';
import {sharedSources} from './sharedSources';

/** What lies outside a guide and decides whether it is right. */
export type Surroundings = {
  /** The keys that create-link takes, from the contract. */
  linkKeys: readonly string[];
  /** The latest day on which a source can have been read, as an ISO date. */
  today: string;
};

export type Guide = GuideFrontMatter & {slug: string; file: string; body: string};

type Result = {guide: Guide; problems: []} | {guide: undefined; problems: Problem[]};

/**
 * Holds one guide to the schema and to what lies around it.
 *
 * @returns the guide, or every mistake in it
 */
export function validateGuide(file: PageFile, surroundings: Surroundings): Result {
  const syntax = file.yaml.errors.map((error): Problem => ({
    file: file.file,
    line: (error.linePos?.[0].line ?? 0) + 1,
    message:
      error.code === 'DUPLICATE_KEY'
        ? 'front matter: this key stands twice in its mapping. Keep one of them.'
        : `front matter: ${error.message.split(' at line')[0]}.`,
  }));
  if (syntax.length > 0) return {guide: undefined, problems: syntax};

  const data: unknown = file.yaml.toJS();
  const parsed = guideSchema.safeParse(data);
  if (!parsed.success) {
    const problems = findings(parsed.error.issues, data, guideSchema)
      .map(({path, message}) => ({
        file: file.file,
        line: file.lineOf(path),
        message,
      }))
      .sort((a, b) => a.line - b.line);
    return {guide: undefined, problems};
  }
  const problems = [
    ...factProblems(file, parsed.data, surroundings),
    ...bodyProblems(file, parsed.data),
  ].sort((a, b) => a.line - b.line);
  return problems.length > 0
    ? {guide: undefined, problems}
    : {guide: {...parsed.data, slug: file.slug, file: file.file, body: file.body}, problems: []};
}

/** Names, descriptions and link keys that stand in two guides. */
export function duplicateProblems(guides: readonly {file: PageFile; guide: Guide}[]): Problem[] {
  const seen = new Map<string, string>();
  return guides.flatMap(({file, guide}) => {
    const keys = guide.pms.linkKeys === 'unknown' ? [] : guide.pms.linkKeys.keys;
    const values = [
      {path: ['title'], value: guide.title},
      {path: ['description'], value: guide.description},
      ...keys.map((value) => ({path: ['pms', 'linkKeys'], value})),
    ];
    return values.flatMap(({path, value}): Problem[] => {
      const name = path.join('.');
      const id = `${name}: ${value.toLowerCase()}`;
      const other = seen.get(id);
      seen.set(id, file.file);
      if (other === undefined) return [];
      const message = `${name}: found ${quoted(value)}, which ${other} has already. Allowed: a value of its own.`;
      return [{file: file.file, line: file.lineOf(path), message}];
    });
  });
}

function factProblems(
  file: PageFile,
  {pms}: GuideFrontMatter,
  {linkKeys, today}: Surroundings,
): Problem[] {
  const problems: Problem[] = [];
  const report = (path: PropertyKey[], message: string) =>
    problems.push({
      file: file.file,
      line: file.lineOf(path),
      message: `${dotted(path)}: ${message}`,
    });
  const known: Record<string, Source> = {...sharedSources, ...pms.sources};
  const cited = new Set(citations(file.body).map(({name}) => name));

  for (const {path, source, confidence} of factsOf(pms)) {
    const kinds = new Set(source.flatMap((id) => known[id]?.confidence ?? []));
    if (kinds.size > 1 && !confidence && path[1] !== 'conflicts') {
      report(
        path,
        'found documented and secondary sources without a confidence. Allowed: secondary; or documented, if the documented source says all of it or the text names who reports the rest.',
      );
    }
    for (const id of source) {
      cited.add(id);
      if (!known[id]) {
        report(
          [...path, 'source'],
          `found ${quoted(id)}, which is no source. Allowed: an id of pms.sources.${meant(id, Object.keys(known))}`,
        );
      }
    }
  }
  for (const [id, {read}] of Object.entries(pms.sources)) {
    if (sharedSources[id]) {
      report(
        ['pms', 'sources', id],
        'this id belongs to a shared source. Cite that one, or choose another id.',
      );
    }
    if (read > today) {
      report(
        ['pms', 'sources', id, 'read'],
        `found ${quoted(read)}, a day to come. Allowed: a day up to ${today}.`,
      );
    }
    if (!cited.has(id)) {
      report(
        ['pms', 'sources', id],
        'neither a fact nor the body cites this source. Cite it, or remove it.',
      );
    }
  }
  const factKeys = Object.keys(pms).filter(
    (key) => !['conflicts', 'gaps', 'sources'].includes(key),
  );
  pms.conflicts.forEach(({about}, index) => {
    if (!factKeys.includes(about)) {
      report(
        ['pms', 'conflicts', index, 'about'],
        `found ${quoted(about)}. Allowed: ${factKeys.join(', ')}.${meant(about, factKeys)}`,
      );
    }
  });
  const stated = statesEveryLimit(pms);
  pms.conflicts.forEach(({about}, index) => {
    if (about === 'rateLimit' && stated) {
      report(
        ['pms', 'conflicts', index, 'about'],
        `found "rateLimit", but ${quoted(stated)} states every limit, so nothing disagrees. Remove the conflict, or list the limits as each source has them.`,
      );
    }
  });
  if (pms.linkKeys !== 'unknown') {
    pms.linkKeys.keys.forEach((key, index) => {
      if (!linkKeys.includes(key)) {
        report(
          ['pms', 'linkKeys', 'keys', index],
          `found ${quoted(key)}, which create-link does not take. Allowed: ${linkKeys.join(', ')}.${meant(key, linkKeys)}`,
        );
      }
    });
  }
  if (pms.rateLimit !== 'unknown' && pms.rateLimit.limits === 'unknown' && !pms.rateLimit.note) {
    report(
      ['pms', 'rateLimit', 'limits'],
      'found "unknown" without a note. Allowed: at least one limit, a note that says what is known, or rateLimit: unknown.',
    );
  }
  for (const [key, entry] of Object.entries(pms.resources)) {
    if (entry !== 'unknown' && entry.support === 'unknown' && !entry.note) {
      report(
        ['pms', 'resources', key, 'support'],
        `found "unknown" without a note. Allowed: a note with it, or ${key}: unknown.`,
      );
    }
  }
  return problems;
}

/** The source that has all the figures of a rate limit, if there is one: its figures hold side by side. */
function statesEveryLimit({rateLimit}: GuideFrontMatter['pms']): string | undefined {
  if (rateLimit === 'unknown' || rateLimit.limits === 'unknown') return undefined;
  const [first, ...others] = rateLimit.limits.map(({source}) => [source].flat());
  return first?.find((id) => others.every((source) => source.includes(id)));
}

function bodyProblems(file: PageFile, {pms}: GuideFrontMatter): Problem[] {
  const at = (index: number, message: string): Problem => ({
    file: file.file,
    line: file.bodyLine + index,
    message,
  });
  const known = [...Object.keys(pms.sources), ...Object.keys(sharedSources)];
  return [
    ...outlineProblems(file, at),
    ...citations(file.body)
      .filter(({name}) => !known.includes(name))
      .map(({name, index}) =>
        at(
          index,
          `[^${name}]: there is no such source. Allowed: an id of pms.sources.${meant(name, known)}`,
        ),
      ),
  ];
}

/** Holds the headings of level 2, and those below "Connect an account", to the order that every guide has. */
function outlineProblems(
  file: PageFile,
  at: (index: number, message: string) => Problem,
): Problem[] {
  const found = headings(file.body);
  const order = sections.map(({title}) => title as string);
  const problems: Problem[] = [];
  let last = -1;
  for (const {level, title, index} of found) {
    if (level === 1)
      problems.push(
        at(
          index,
          `heading ${quoted(title)}: a guide has no heading of level 1; its title stands in the front matter.`,
        ),
      );
    if (level !== 2) continue;
    const position = order.indexOf(title);
    if (position === -1) {
      problems.push(
        at(
          index,
          `heading ${quoted(title)}: no such section. Allowed: ${order.join(', ')}.${meant(title, order)}`,
        ),
      );
    } else if (position <= last) {
      problems.push(
        at(index, `heading ${quoted(title)}: out of order. Allowed order: ${order.join(', ')}.`),
      );
    }
    last = Math.max(last, position);
  }
  for (const section of sections) {
    const start = found.findIndex(({level, title}) => level === 2 && title === section.title);
    if (start === -1) {
      if (section.required) problems.push(at(0, `section ${quoted(section.title)} is missing.`));
      continue;
    }
    if (section.parts.length === 0) continue;
    const allowed = section.parts.map(({title}) => title);
    const rest = found.slice(start + 1);
    const end = rest.findIndex(({level}) => level <= 2);
    const parts = (end === -1 ? rest : rest.slice(0, end))
      .filter(({level}) => level === 3)
      .map(({title}) => title);
    if (parts.join('\n') !== allowed.join('\n')) {
      problems.push(
        at(
          (found[start] as {index: number}).index,
          `section ${quoted(section.title)}: found the parts ${parts.map(quoted).join(', ') || 'none'}. Allowed: ${allowed.map(quoted).join(', then ')}.`,
        ),
      );
    }
  }
  return problems;
}

function dotted(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`,
    )
    .join('');
}
