// Checks the front matter of pages and posts against a schema.
import * as z from 'zod';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {pageDescription} from '../../../site/pageDescription';
import {checkFrontMatter} from '../../../site/schemaProblems';
import type {Page} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {readData} from '../../readData';

const text = z.string().trim().min(1);

const common = {
  title: text,
  description: pageDescription,
  sidebar_label: text.optional(),
  hide_table_of_contents: z.boolean().optional(),
};

const ofDocs = {
  keywords: z.array(text).optional(),
  operation: text.optional(),
  resource: text.optional(),
  entity: text.optional(),
  toc_max_heading_level: z.int().min(2).max(3).optional(),
};

/** Returns the schema of a list, such as tags or authors. Each item must be a key in the YAML file `file`. */
const listed = (file: 'blog/authors.yml' | 'blog/tags.yml', root: string) =>
  z.array(z.enum(Object.keys(readData(file, root)))).optional();

/** Returns the schema of a page's front matter; undefined for pages that are checked elsewhere. */
function schemaOf({folder, file, root}: Page): z.ZodType | undefined {
  if (isPmsGuide(file) || folder === 'changelog') return undefined;
  if (folder === 'src/pages') return z.strictObject({...common, wrapperClassName: text.optional()});
  if (folder === 'docs') return z.strictObject({...common, ...ofDocs});
  const [authors, tags] = [listed('blog/authors.yml', root), listed('blog/tags.yml', root)];
  return z.strictObject({...common, slug: text, authors, tags});
}

/**
 * Checks the front matter of a page. Docusaurus would accept unknown keys, and report errors without a line.
 * `src/plugins/pms` and `src/plugins/changelog` check the front matter of PMS guides and changelog entries.
 */
export function frontMatterProblems(page: Page): Problem[] {
  if (page.bodyLine === 1) {
    const fix = 'Begin the page with four lines: ---, title: …, description: …, and --- again.';
    return [problem(page.file, 1, `the front matter is missing, or not closed with ---. ${fix}`)];
  }
  const schema = schemaOf(page);
  return schema ? checkFrontMatter(page, schema).problems : [];
}
