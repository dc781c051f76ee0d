import type {Author, BlogPost, BlogPostMetadata, BlogTag} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RootContent} from 'mdast';
import {heading, type Inline, link, list, paragraph} from '../mdast';
import {siteUrl} from './addresses';

/** A page as an entry of a list. */
export type Card = {to: string; title: string; description?: string; date?: Date};

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Entries as a list: date, link, description. */
export function cards(entries: Card[]): RootContent[] {
  return [
    list(
      entries.map(({to, title, description, date}): Inline => [
        date ? `${day(date)}: ` : '',
        link(siteUrl(to), title),
        description ? `: ${description}` : '',
      ]),
    ),
  ];
}

/** An item of the sidebar as an entry; a category by its own page. */
export function card(item: Item, docs: Map<string, DocMetadata>): Card[] {
  if (item.type === 'doc' || item.type === 'ref') return docCard(docs.get(item.id));
  if (item.type !== 'category') return [];
  if (item.link?.type === 'doc') return docCard(docs.get(item.link.id));
  if (item.link?.type !== 'generated-index') return [];
  const {permalink: to, title = item.label, description} = item.link;
  return [{to, title, ...(description && {description})}];
}

function docCard(doc: DocMetadata | undefined): Card[] {
  return doc ? [{to: doc.permalink, title: doc.title, description: doc.description}] : [];
}

/** A tag as an entry that says how many posts it has. */
export function tagLine({permalink, label, items}: BlogTag): Card {
  const count = items.length === 1 ? '1 post' : `${items.length} posts`;
  return {to: permalink, title: label, description: count};
}

/** When and by whom a post was written, and its tags. */
export function postLine({date, authors: by, tags}: BlogPostMetadata): RootContent {
  const names = by.flatMap(({name}) => name ?? []).join(', ');
  const tagged = tags.flatMap(({permalink, label}, index): Inline[] => [
    index > 0 ? ', ' : '. Tags: ',
    link(siteUrl(permalink), label),
  ]);
  return paragraph(`Published on ${day(date)}`, names ? ` by ${names}` : '', ...tagged, '.');
}

/** Posts by year, the latest first. */
export function archive(posts: BlogPost[]): RootContent[] {
  const yearOf = ({metadata}: BlogPost) => metadata.date.getUTCFullYear();
  return [...new Set(posts.map(yearOf))].flatMap((year) => [
    heading(2, String(year)),
    ...cards(
      posts
        .filter((post) => yearOf(post) === year)
        .map(({metadata}) => ({...metadata, to: metadata.permalink})),
    ),
  ]);
}

/** Authors by name, each with what they do. */
export function authors(all: Author[]): RootContent[] {
  return [
    list(
      all.map(({name = '', title, url}): Inline => [
        url ? link(url, name) : name,
        title ? `: ${title}` : '',
      ]),
    ),
  ];
}
