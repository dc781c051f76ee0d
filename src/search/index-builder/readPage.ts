import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';

/** Parts of a page that are not its own text. */
const notText = [
  'script',
  'style',
  'svg',
  'button',
  'nav',
  // The choices of a filter.
  'form',
  'fieldset',
  'select',
  '[role="search"]',
  // Each fact stands in the guide of its PMS too.
  '.pms-compare',
  'sup',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  // Programs and examples hold the names of all fields at once; the fields stand on the page by themselves.
  'pre',
  '.ref-console',
  '.code-bar',
  'thead',
  '.ref-meta',
  // Title, description and path of other pages.
  '.ref-operations',
  '[data-page-menu]',
  // Where the facts about a PMS were read.
  'li[id^="source-"]',
  'a[href^="#source-"]',
].join(',');

const blocks = new Set(
  'address article blockquote details div dd dl dt figure h1 h2 h3 h4 h5 h6 li ol p section summary table tr ul'.split(
    ' ',
  ),
);

/** A place of a page that can be linked to. */
export type Section = {anchor: string; heading: string; text: string};

/** A page as the search needs it. */
export type ReadPage = {
  title: string;
  about: string;
  keywords: string;
  call?: string;
  /** Whether it defines the fields of a resource. */
  definesFields: boolean;
  sections: Section[];
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Examples, and the names of all PMSs that have something: nobody looks for them, and they are hard to compress. */
const saysNothing = /^(Example|Yes|No|Unknown|Partly): /;

/** What a cell says whose column is not known any more. */
const bareMark = /^(Yes|No|Unknown|Partly)$/;

/** Sections that have nothing but links to other pages. */
const onlyLeadsOn = /^(next-steps|related-operations|sources|samples)$/;

const lines = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '' && !saysNothing.test(line))
    .join('\n');

/** Collects the text of a page by the headings, fields and rows that it can be linked to. */
class Sections {
  readonly #$: CheerioAPI;
  readonly #all: Section[] = [];
  #open: Section;

  constructor($: CheerioAPI) {
    this.#$ = $;
    // Its heading is the page's title, which is a matter of the page.
    this.#open = this.#start('', '');
  }

  #start(anchor: string, heading: string): Section {
    const section = {anchor, heading: oneLine(heading), text: ''};
    this.#all.push(section);
    return section;
  }

  /** A part with an anchor of its own; what follows belongs to the section around it again. */
  #nested(element: Element, heading: string) {
    const around = this.#open;
    this.#open = this.#start(element.attribs.id ?? '', heading);
    this.#children(element);
    this.#open = around;
  }

  #element(element: Element) {
    const {name, attribs} = element;
    const $element = this.#$(element);
    if (name === 'h1') return;
    if (/^h[2-6]$/.test(name)) {
      this.#open = this.#start(attribs.id ?? this.#open.anchor, $element.text());
    } else if (attribs.id && $element.is('.ref-field')) {
      this.#nested(element, $element.find('.ref-name').first().text());
    } else if (name === 'tr') {
      this.#row(element);
    } else if ($element.is('.ref-name')) {
      // The heading of the field has it.
    } else if ($element.is('.ref-values')) {
      this.#open.text += `\n${this.#values($element)}\n`;
    } else {
      this.#children(element);
    }
  }

  /** What the first cell names, a colon, and what the others say. The name of a row with an anchor is the heading of it. */
  #row(element: Element) {
    const [name, ...said] = this.#$(element)
      .children('th, td')
      .get()
      .map((cell) => this.#inOneLine(cell))
      .filter((text) => text !== '');
    if (!name) return;
    const {id} = element.attribs;
    const text = said.every((cell) => bareMark.test(cell))
      ? ''
      : said.filter((cell) => cell !== name).join(' · ');
    if (id) {
      this.#start(id, name).text = text;
    } else {
      this.#open.text += [name, text].filter(Boolean).join(/[.!?]$/.test(name) ? ' ' : ': ');
    }
  }

  /** What a cell says, with its items one after the other. */
  #inOneLine(cell: Element): string {
    const around = this.#open;
    this.#open = {anchor: '', heading: '', text: ''};
    this.#children(cell);
    const items = this.#open.text.split('\n').map(oneLine).filter(Boolean);
    this.#open = around;
    return items.join(', ');
  }

  #values($element: Cheerio<Element>): string {
    const values = $element.find('li').map((_, item) => oneLine(this.#$(item).text()));
    return `${$element.children('span').text()}: ${values.get().join(', ')}`;
  }

  #children(element: Element) {
    for (const child of element.children) {
      if (child.type === 'text') this.#open.text += child.data;
      if (child.type !== 'tag') continue;
      const {name} = child;
      const block = blocks.has(name) && !(name === 'dd');
      if (name === 'dd') this.#open.text += ': ';
      if (block) this.#open.text += '\n';
      this.#element(child);
      if (block && name !== 'dt') this.#open.text += '\n';
    }
  }

  read(main: Element): Section[] {
    this.#children(main);
    return this.#all
      .filter(({anchor}) => !onlyLeadsOn.test(anchor))
      .map((section) => ({...section, text: lines(section.text)}));
  }
}

/**
 * Reads a built page.
 *
 * @param html the page
 * @returns undefined for a page without content of its own, such as one that only leads on
 */
export function readPage(html: string): ReadPage | undefined {
  const $ = load(html);
  const main = $('main').first();
  const element = main.get(0);
  if (!element) return undefined;
  const call = oneLine(main.find('.ref-call').first().text());
  main.find(notText).remove();
  main.find('br').replaceWith(' ');
  main.find('.ref-call').remove();
  const title = oneLine(main.find('h1').first().text());
  const meta = (name: string) => oneLine($(`meta[name="${name}"]`).attr('content') ?? '');
  return {
    title,
    about: meta('description'),
    keywords: meta('keywords'),
    ...(call && {call}),
    definesFields: main.find('[id^="field-"]').length > 0,
    sections: new Sections($).read(element),
  };
}
