// Template of `npm run new -- post`.
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {listRoute, pageText, slugOf, today} from './files.mjs';

/** Lists the keys of a YAML file. @param {string} file */
const keysOf = (file) => Object.keys(parse(readFileSync(file, 'utf8')));
const tags = keysOf('blog/tags.yml');
const authors = keysOf('blog/authors.yml');

/** Splits comma-separated values. @param {string} [answer] */
const splitList = (answer = '') => answer.split(',').map((value) => value.trim());

/** @type {import('../new.mjs').Template} */
export default {
  what: 'a post of blog/',
  questions: {
    title: {ask: 'title, in sentence case'},
    slug: {ask: 'end of the URL', otherwise: ({title}) => slugOf(title)},
    description: {ask: 'description for search engines and the feed, 70 to 155 characters'},
    authors: {
      ask: `authors, of blog/authors.yml (${authors.join(', ')})`,
      allowed: () => authors,
      several: true,
      otherwise: () => authors[0] ?? '',
    },
    tags: {
      ask: `tags, of blog/tags.yml (${tags.join(', ')})`,
      allowed: () => tags,
      several: true,
    },
    lead: {ask: 'first paragraph, which the list of posts shows'},
    text: {ask: 'second paragraph, for readers who open the post'},
  },
  changes: ({title, slug, description, lead, text, ...answers}) => [
    {
      file: `blog/${today()}-${slug}.mdx`,
      text: pageText(
        {
          slug,
          title,
          description,
          authors: splitList(answers.authors),
          tags: splitList(answers.tags),
        },
        `${lead}\n\n{/* truncate */}\n\n${text}`,
      ),
    },
    listRoute(`/blog/${slug}`),
  ],
};
