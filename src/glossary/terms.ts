import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The page that explains the terms. */
export const glossaryFile = 'docs/guides/glossary.mdx';
export const glossaryRoute = '/docs/guides/glossary';

export type Term = {
  name: string;
  /** The anchor of its heading. */
  slug: string;
  /** Its name in small letters, and the other words and code that mean it. Code keeps its backticks. */
  forms: string[];
};

/**
 * Reads the terms of the glossary: each third-level heading, with the forms of a comment right below it, such as
 * `{/* also: calendar, `unitsAvailable` *\/}`. The anchor of a heading may be set, as in `### Common API {/* #system-api *\/}`.
 *
 * @throws Error when two terms claim the same form, or a comment stands below no heading
 */
export function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  text.split('\n').forEach((line, index, lines) => {
    const [, name, id] = /^### (.+?)(?: \{\/\* #([\w-]+) \*\/\})?$/.exec(line) ?? [];
    if (name) {
      terms.push({name, slug: id ?? slugOf(name), forms: name.toLowerCase().split(/,\s*/)});
    }
    const also = /^\{\/\* also: (.+) \*\/\}$/.exec(line)?.[1];
    if (!also) return;
    if (!lines[index - 2]?.startsWith('### ')) {
      throw new Error(
        `${glossaryFile}:${index + 1}: "also" stands below no term. Put it right below its heading, with one empty line between.`,
      );
    }
    terms.at(-1)?.forms.push(...also.split(/,\s*/));
  });
  const owners = new Map<string, string>();
  for (const {name, forms} of terms) {
    for (const form of forms) {
      const owner = owners.get(form);
      if (owner) {
        throw new Error(
          `${glossaryFile}: "${form}" is a form of "${owner}" and of "${name}". Leave it to one of them.`,
        );
      }
      owners.set(form, name);
    }
  }
  return terms;
}

export const loadTerms = (root: string): Term[] =>
  readTerms(readFileSync(path.join(root, glossaryFile), 'utf8'));

/** As Docusaurus makes an anchor of a heading; were it another, the build would find a broken anchor. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
