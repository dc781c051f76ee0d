// Reads the vocabularies of the search: section-keywords.yaml and synonyms.yaml.
import path from 'node:path';
import * as z from 'zod';
import {ProblemError} from '../../../site/problem';
import {validate} from '../../../site/schemaProblems';
import {lineOf, readYaml} from '../../../site/yamlFiles';

/** Additional words for sections, by URL-encoded path of the page and anchor of the section. */
export type SectionKeywords = Record<string, Record<string, string>>;

const sectionKeywordsShape = z.record(
  z.string().startsWith('/'),
  z.record(z.string(), z.string().min(1)),
);

const synonymsShape = z.array(
  z.strictObject({
    words: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.' -]*(, [a-z0-9][a-z0-9.' -]*)+$/,
        'write at least two words in lower case, with ", " between them',
      ),
    reason: z.string().min(1),
  }),
);

/** Reads and validates a file. @throws ProblemError with file, line, key and what is wrong */
function read<Shape extends z.ZodType>(siteDir: string, name: string, shape: Shape) {
  const file = `src/plugins/search/index-builder/${name}`;
  const absolute = path.join(siteDir, file);
  const place = {file, lineOf: (keys: readonly PropertyKey[]) => lineOf(absolute, keys)};
  const {data, problems} = validate(readYaml(absolute), shape, place);
  if (data === undefined) throw new ProblemError(problems);
  return data;
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
  read(siteDir, 'synonyms.yaml', synonymsShape).map(({words}) => words.split(', '));
