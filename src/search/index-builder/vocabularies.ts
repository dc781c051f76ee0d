import path from 'node:path';
import * as z from 'zod';
import {problem, WriterError} from '../../site/writerError';
import {lineOf, readYaml} from '../../site/yamlFiles';

/** By encoded address and anchor, words that readers use for a section and that it does not have. */
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

/** @throws WriterError naming the file, the key and what is wrong with it */
function read<Shape>(siteDir: string, name: string, shape: z.ZodType<Shape>): Shape {
  const file = `src/search/index-builder/${name}`;
  const absolute = path.join(siteDir, file);
  const {success, data, error} = shape.safeParse(readYaml(absolute));
  if (success) return data;
  throw new WriterError(
    error.issues.map(({path: keys, message}) => {
      const line = lineOf(absolute, keys as (string | number)[]);
      return problem(file, line, `${keys.join(' > ')}: ${message}.`);
    }),
  );
}

/**
 * @param siteDir root of the project
 * @throws WriterError naming the file and the key that is not an address, an anchor or a text
 */
export const readSectionKeywords = (siteDir: string): SectionKeywords =>
  read(siteDir, 'section-keywords.yaml', sectionKeywordsShape);

/**
 * @param siteDir root of the project
 * @returns sets of words that mean the same to readers
 * @throws WriterError naming the file, the set by its number from 0, and what is wrong with it
 */
export const readSynonyms = (siteDir: string): string[][] =>
  read(siteDir, 'synonyms.yaml', synonymsShape).map(({words}) => words);
