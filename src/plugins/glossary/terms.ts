// Reads the terms of the glossary from its page.
import path from 'node:path';
import {readText} from '../../site/files';
import {problem, ProblemError} from '../../site/problem';
import {createSlugger} from '@docusaurus/utils';

/** The glossary page. */
export const glossaryFile = 'docs/guides/glossary.mdx';
export const glossaryRoute = '/docs/guides/glossary';

/** A term of the glossary. */
export type Term = {
  name: string;
  /** Anchor of the term's heading. */
  slug: string;
  /** The name in lower case, its synonyms, and names in code with their backticks. */
  forms: string[];
};

/**
 * Parses the terms of the glossary: each third-level heading is a term. Other forms of the term are in a comment below
 * the heading, after one empty line: `{/* also: calendar, `unitsAvailable` *\/}`.
 * A heading can set its anchor: `### Common API {/* #system-api *\/}`.
 *
 * @throws ProblemError if two terms have the same form, or if there is no heading two lines above a comment
 */
export function readTerms(text: string): Term[] {
  const terms: (Term & {line: number})[] = [];
  text.split('\n').forEach((line, index, lines) => {
    const [, name, id] = /^### (.+?)(?: \{\/\* #([\w-]+) \*\/\})?$/.exec(line) ?? [];
    if (name) {
      terms.push({
        name,
        line: index + 1,
        slug: id ?? createSlugger().slug(name),
        forms: name.toLowerCase().split(/,\s*/),
      });
    }
    const also = /^\{\/\* also: (.+) \*\/\}$/.exec(line)?.[1];
    if (!also) return;
    if (!lines[index - 2]?.startsWith('### ')) {
      const reason = '"also" does not follow a term.';
      const note = 'Put it right below its heading, with one empty line between.';
      throw new ProblemError(problem(glossaryFile, index + 1, reason, {note}));
    }
    terms.at(-1)?.forms.push(...also.split(/,\s*/));
  });
  const owners = new Map<string, string>();
  for (const {name, line, forms} of terms) {
    for (const form of forms) {
      const owner = owners.get(form);
      if (owner) {
        const reason = `"${form}" is a form of "${owner}" and of "${name}".`;
        throw new ProblemError(
          problem(glossaryFile, line, reason, {note: 'Leave it to one of them.'}),
        );
      }
      owners.set(form, name);
    }
  }
  return terms.map(({name, slug, forms}) => ({name, slug, forms}));
}

/** Reads the terms from the glossary page below the repository root. */
export const loadTerms = (root: string): Term[] =>
  readTerms(readText(path.join(root, glossaryFile)));
