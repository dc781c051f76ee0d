import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {elementsIn, find, hasClass} from '../../site/hast';

/** A place of a page that can be linked to. */
export type PageSection = {anchor: string; heading: string; text: string};

const ignoredTags = new Set('svg sup form fieldset select pre thead'.split(' '));

const ignoredClasses = [
  // Its facts are in the guide of each PMS too.
  'pms-compare',
  // Programs and examples contain the names of all fields at once; each field is a section.
  'ref-console',
  'ref-call',
  'ref-meta',
  // The name of a field is its heading, and nobody searches for its type.
  'ref-field-head',
  // Title, description and path of other pages.
  'ref-operations',
];

const isIgnored = (element: Element): boolean =>
  ignoredTags.has(element.tagName) ||
  ignoredClasses.some((name) => hasClass(element, name)) ||
  /^(search|img)$/.test(String(element.properties.role)) ||
  // Where the facts about a PMS were read.
  String(element.properties.id).startsWith('source-') ||
  String(element.properties.href).startsWith('#source-');

const blocks = new Set(
  'address article blockquote details div dl dt figure h1 h2 h3 h4 h5 h6 li ol p section summary table tr ul'.split(
    ' ',
  ),
);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Examples and lists of PMSs are skipped: nobody searches for them, and they compress badly. */
const saysNothing = /^(Example|Yes|No|Unknown|Partly): /;

/** The text of a cell that means nothing without the title of its column. */
const bareMark = /^(Yes|No|Unknown|Partly)$/;

/** Sections that only link to other pages. */
const linksOnly = /^(next-steps|related-operations|sources|samples)$/;

const lines = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '' && !saysNothing.test(line))
    .join('\n');

/**
 * Reads the text of a page by the headings, fields and rows that can be linked to.
 *
 * @param main content of a built page
 * @returns its sections in order, each with a line for each paragraph, item or row
 */
export function sectionsOf(main: Element): PageSection[] {
  const all: PageSection[] = [];
  let current = start('', '');

  function start(anchor: string, heading: string): PageSection {
    const section = {anchor, heading: oneLine(heading), text: ''};
    all.push(section);
    return section;
  }

  /** Reads an element into a section; what follows it belongs to the section around it again. */
  function readInto(section: PageSection, element: Element): string {
    const around = current;
    current = section;
    for (const child of element.children) read(child);
    current = around;
    return section.text;
  }

  /** The text of a cell, with its items separated by commas. */
  const cellText = (cell: Element) =>
    readInto({anchor: '', heading: '', text: ''}, cell)
      .split('\n')
      .map(oneLine)
      .filter(Boolean)
      .join(', ');

  /**
   * A line with the first cell, a colon and the other cells. A row with an anchor is a section, and the first cell
   * its heading.
   */
  function readRow(row: Element) {
    const [name, ...others] = elementsIn(row).map(cellText).filter(Boolean);
    if (!name) return;
    const text = others.every((cell) => bareMark.test(cell))
      ? ''
      : others.filter((cell) => cell !== name).join(' · ');
    if (row.properties.id) start(String(row.properties.id), name).text = text;
    else current.text += [name, text].filter(Boolean).join(/[.!?]$/.test(name) ? ' ' : ': ');
  }

  function readElement(element: Element) {
    const {tagName, properties} = element;
    if (/^h[2-6]$/.test(tagName)) {
      current = start(String(properties.id ?? current.anchor), toString(element));
    } else if (properties.id && hasClass(element, 'ref-field')) {
      const name = find(element, (part) => hasClass(part, 'ref-name'));
      readInto(start(String(properties.id), name ? toString(name) : ''), element);
    } else if (tagName === 'tr') {
      readRow(element);
    } else if (hasClass(element, 'ref-values')) {
      const [label, list] = elementsIn(element);
      const values = list ? elementsIn(list).map((item) => oneLine(toString(item))) : [];
      current.text += `\n${label ? toString(label) : ''}: ${values.join(', ')}\n`;
    } else {
      for (const child of element.children) read(child);
    }
  }

  function read(node: Nodes) {
    if (node.type === 'text') current.text += node.value;
    if (node.type !== 'element' || isIgnored(node)) return;
    const {tagName} = node;
    if (tagName === 'br') current.text += ' ';
    if (tagName === 'dd') current.text += ': ';
    const isBlock = blocks.has(tagName);
    if (isBlock) current.text += '\n';
    readElement(node);
    if (isBlock && tagName !== 'dt') current.text += '\n';
  }

  read(main);
  return all
    .filter(({anchor}) => !linksOnly.test(anchor))
    .map((section) => ({...section, text: lines(section.text)}));
}
