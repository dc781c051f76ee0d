import path from 'node:path';
import * as z from 'zod';
import {problem, ProblemError} from '../../site/problem';
import {lineOf, readYaml} from '../../site/yamlFiles';

/** Additional words for sections, by encoded path and anchor. */
export type SectionKeywords = Record<string, Record<string, string>>;

const sectionKeywordsShape = z.record(
  z.string().startsWith('/'),
  z
    .record(z.string(), z.string().min(1))
    .refine((sections) => !('' in sections), 'keywords of a whole page go into its front matter'),
);

const synonymsShape = z.array(
  z.strictObject({
    words: z
      .string()
      .transform((list) => list.split(', '))
      .refine((words) => words.length > 1, 'name at least two words, with ", " between them')
      .refine(
        (words) => words.every((word) => /^[a-z0-9][a-z0-9.'-]*( [a-z0-9.'-]+)*$/.test(word)),
        'write the words in lower case, with ", " between them',
      )
      .refine((words) => new Set(words).size === words.length, 'a word is here twice'),
    reason: z.string().min(1),
  }),
);

/** Reads and validates a file. @throws ProblemError with file, line, key and what is wrong */
function read<Shape>(siteDir: string, name: string, shape: z.ZodType<Shape>): Shape {
  const file = `src/search/index-builder/${name}`;
  const absolute = path.join(siteDir, file);
  const {success, data, error} = shape.safeParse(readYaml(absolute));
  if (success) return data;
  throw new ProblemError(
    error.issues.map(({path: keys, message}) => {
      const line = lineOf(absolute, keys as (string | number)[]);
      return problem(file, line, `${keys.join(' > ')}: ${message}.`);
    }),
  );
}

/**
 * Reads section-keywords.yaml.
 *
 * @param siteDir root of the project
 * @throws ProblemError with file, line, key and what is wrong
 */
export const readSectionKeywords = (siteDir: string): SectionKeywords =>
  read(siteDir, 'section-keywords.yaml', sectionKeywordsShape);

/**
 * Reads the sets of synonyms in synonyms.yaml.
 *
 * @param siteDir root of the project
 * @throws ProblemError with file, line, index of the set and what is wrong
 */
export const readSynonyms = (siteDir: string): string[][] =>
  read(siteDir, 'synonyms.yaml', synonymsShape).map(({words}) => words);
