import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type DefaultTreeAdapterMap, parse} from 'parse5';
import {styleKinds, styleMark} from '../first-paint/inline-css/styles';
import {hashSource} from './hash';

type Node = DefaultTreeAdapterMap['node'];

/** Code that stands in a page itself and is known: why it is there, and a text that only it holds. */
type Known = {purpose: string; sign: string};

/**
 * The inline scripts that a page may carry. Each must read the same on every page. A script of the site's own belongs into a
 * file in the folder `static/js/` of its feature, which needs no entry here; what must run before the first paint is the exception.
 */
const knownScripts: Known[] = [
  {
    purpose: 'colour mode and closed announcement, before the first paint',
    sign: 'data-theme-choice',
  },
  {
    purpose:
      'what the reader does before the application is there (src/first-paint/before-hydration)',
    sign: 'button[aria-keyshortcuts]',
  },
  {
    purpose: 'language of the samples, before the first paint (src/first-paint/before-hydration)',
    sign: 'sample-language',
  },
];

const ofSearchPage = 'the mark of the hosted search on its own page';

/** The `style` elements that a page may carry; anything else stands in a style sheet. */
const knownStyles: Known[] = [
  ...styleKinds.map((kind) => ({
    purpose: `styles of the ${kind} pages, for the first paint (src/first-paint/inline-css)`,
    sign: styleMark(kind),
  })),
  {purpose: ofSearchPage, sign: '.cls-1,.cls-2{fill:#003dff}'},
];

/** The `style` attributes that a page may carry; anything else is a class. */
const knownStyleAttributes: Known[] = [
  {purpose: 'hides the sheet of icons that the theme puts on every page', sign: 'display: none;'},
  {purpose: ofSearchPage, sign: 'max-width:150px'},
];

/** Types of `script` elements that hold data, which no browser runs. */
const data = new Set(['application/json', 'application/ld+json']);

/** Sources of the content security policy, such as `'sha256-…'`, in a fixed order. */
export type InlineCode = {scripts: string[]; styles: string[]; styleAttributes: string[]};

const start = (text: string) => JSON.stringify(text.trim().replaceAll(/\s+/g, ' ').slice(0, 80));

/** Collects what is known, and complains about the rest. */
class Collection {
  /** By text: what is wrong where it first stands, and on how many pages. */
  readonly #problems = new Map<string, {problem: string; count: number}>();
  readonly #texts = new Map<Known, string>();
  readonly #known: Known[];
  readonly #advice: string;

  constructor(known: Known[], advice: string) {
    this.#known = known;
    this.#advice = advice;
  }

  add(text: string, what: string) {
    const known = this.#known.find(({sign}) => text.includes(sign));
    if (!known) {
      this.#complain(text, `${what} that is not known: ${start(text)}. ${this.#advice}`);
      return;
    }
    const first = this.#texts.get(known) ?? text;
    this.#texts.set(known, first);
    if (first !== text) {
      this.#complain(
        text,
        `${what} (${known.purpose}) that differs from the one on other pages: ${start(text)}. Make both the same, so that one hash allows them.`,
      );
    }
  }

  #complain(text: string, problem: string) {
    const found = this.#problems.get(text) ?? {problem, count: 0};
    found.count += 1;
    this.#problems.set(text, found);
  }

  /** A line for each text that may not be there. */
  get problems(): string[] {
    return [...this.#problems.values()].map(({problem, count}) =>
      count > 1 ? `${problem} (${count - 1} more like it)` : problem,
    );
  }

  get hashes(): string[] {
    return [...this.#texts.values()].map(hashSource).sort();
  }
}

const textOf = (node: Node) =>
  'childNodes' in node
    ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    : '';

/**
 * Reads the inline code of every page of a built site.
 *
 * @param dir the built site
 * @returns hashes that a content security policy needs to let that code run
 * @throws Error when a page holds code that is not known: names file, code and what to do instead
 */
export async function readInlineCode(dir: string): Promise<InlineCode> {
  const scripts = new Collection(
    knownScripts,
    'Move it into a file in the folder static/js/ of its feature; when it must run before the first paint, add it to knownScripts in src/deploy/inlineCode.ts.',
  );
  const styles = new Collection(
    knownStyles,
    'Put it into src/css/; when a package brings it, add it to knownStyles in src/deploy/inlineCode.ts.',
  );
  const styleAttributes = new Collection(
    knownStyleAttributes,
    'Use a class; when a package brings it, add it to knownStyleAttributes in src/deploy/inlineCode.ts.',
  );
  const never = new Set<string>();

  function visit(node: Node, file: string) {
    if ('tagName' in node) {
      const inline = node.attrs.every(
        ({name, value}) => name !== 'src' && !(name === 'type' && data.has(value)),
      );
      if (node.tagName === 'script' && inline)
        scripts.add(textOf(node), `${file}: an inline script`);
      if (node.tagName === 'style') styles.add(textOf(node), `${file}: a style element`);
      for (const {name, value} of node.attrs) {
        const style = name === 'style';
        const runs = name.startsWith('on') || /^\s*javascript:/i.test(value);
        if (!style && !runs) continue;
        const where = `${file}: <${node.tagName} ${name}=${start(value)}>`;
        if (style) styleAttributes.add(value, `${where}: a style attribute`);
        if (runs)
          never.add(
            `${where}. No browser runs it under the content security policy; use a file in the folder static/js/ of its feature.`,
          );
      }
    }
    if ('content' in node) visit(node.content, file);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, file);
  }

  const files = (await readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) visit(parse(await readFile(path.join(dir, file), 'utf8')), file);
  const problems = [scripts, styles, styleAttributes].flatMap((kind) => kind.problems);
  if (problems.length + never.size > 0) throw new Error([...problems, ...never].join('\n'));
  return {
    scripts: scripts.hashes,
    styles: styles.hashes,
    styleAttributes: styleAttributes.hashes,
  };
}
