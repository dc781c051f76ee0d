import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {
  areSomeOf,
  isDescription,
  isFree,
  isSentence,
  isTitle,
  list,
  slugOf,
  today,
} from './answers.mjs';
import {listRoute, pageText} from './files.mjs';

/** @param {string} file */
const keysOf = (file) => Object.keys(parse(readFileSync(file, 'utf8')));
const tags = keysOf('blog/tags.yml');
const authors = keysOf('blog/authors.yml');

/** @param {string} slug */
const taken = (slug) =>
  readdirSync('blog').find((file) => file.toLowerCase().endsWith(`-${slug}.mdx`));

/** @type {import('../new.mjs').Template} */
export default {
  what: 'a post of blog/',
  questions: {
    title: {ask: 'title, in sentence case', check: isTitle},
    slug: {
      ask: 'end of the address',
      check: (answer) => isFree(answer, `blog/${taken(answer) ?? 'none'}`),
      otherwise: ({title}) => slugOf(title),
    },
    description: {
      ask: 'description for search engines and the feed, 70 to 155 characters',
      check: isDescription,
    },
    authors: {
      ask: `authors, of blog/authors.yml (${authors.join(', ')})`,
      check: areSomeOf(authors),
      otherwise: () => authors[0],
    },
    tags: {ask: `tags, of blog/tags.yml (${tags.join(', ')})`, check: areSomeOf(tags)},
    lead: {ask: 'first paragraph, which the list of posts shows', check: isSentence},
    text: {ask: 'second paragraph, for readers who open the post', check: isSentence},
  },
  changes({title, slug, description, authors: by = '', tags: under = '', lead, text}) {
    return [
      {
        file: `blog/${today()}-${slug}.mdx`,
        text: pageText(
          {slug, title, description, authors: list(by), tags: list(under)},
          `${lead}\n\n{/* truncate */}\n\n${text}`,
        ),
      },
      listRoute(`/blog/${slug}`),
    ];
  },
};
