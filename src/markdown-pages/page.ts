import type {RootContent} from 'mdast';

/** The text of a page. */
export type Body = {
  children: RootContent[];
  /** Languages that its programs are in, by key, each with its name; one that has none in several lists none. */
  languages: Record<string, string>;
  /** Its paragraphs that `skill.md` repeats, because an integration fails without them. */
  traps: RootContent[][];
};

/** A page, and how its text is had. */
export type Page = {
  /** Address, decoded. */
  route: string;
  title: string;
  description: string;
  /** Key of the operation that it describes. */
  operation?: string;
  /** Whether it only lists other pages. */
  listing?: boolean;
  /** @param language of the programs, where the page has them in several; its first one unless told */
  body: (language?: string) => Promise<Body>;
};

/** The page that a tree belongs to. */
export type Origin = {
  /** Source file, as messages name it. */
  file: string;
  /** Of the programs to keep. */
  language?: string | undefined;
  /** Filled with what is met on the way. */
  found?: Pick<Body, 'languages' | 'traps'>;
};
