// Splits the text of a built page into sections for the search index.
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {childElements, elementsByTag} from '../../../site/hast';
import {oneLine} from '../../../site/oneLine';
import {isPart, type Part, partsOf} from '../../../site/parts';
import {nextStepsAnchor} from '../../page-layout/rehypeNextSteps';
import {sourcesAnchor} from '../../pms/guide/aboutPart';
import {aboutAnchor} from '../../reference/blocks/evidence';
import {relatedAnchor} from '../../reference/blocks/operation';

/** A heading, field or table row with an anchor, and its text. */
type PageSection = {anchor: string; heading: string; text: string};

const ignoredTags = new Set('svg sup form fieldset select pre thead'.split(' '));

/** Programs and examples are not indexed, because they repeat the names of fields: each field has its own section. */
const isIgnored = ({tagName, properties}: Element): boolean =>
  ignoredTags.has(tagName) ||
  properties.dataIgnore === 'search' ||
  /^(search|img)$/.test(String(properties.role));

const blocks =
  /^(address|article|blockquote|details|div|dl|dt|figure|h[1-6]|li|ol|p|section|summary|table|tr|ul)$/;

/** Matches the text of a table cell that is meaningless without the column header. */
const bareMark = /^(Yes|No|Unknown)$/;

/** Anchors of sections that only link to other pages, or say how well a page is known. */
const skippedSections = [nextStepsAnchor, relatedAnchor, sourcesAnchor, aboutAnchor];

const textOf = (element: Element, name: Part) => partsOf(element, name).map(toString).join('');

const linesIn = (text: string) => text.split('\n').map(oneLine).filter(Boolean);

/**
 * Splits the text of a page into sections at headings, fields and table rows with an anchor.
 *
 * @param main content of a built page
 * @returns the sections in order, with a line for each paragraph, list item or table row
 */
export function sectionsOf(main: Element): PageSection[] {
  const all: PageSection[] = [];
  let current = start('', '');

  function start(anchor: string, heading: string): PageSection {
    const section = {anchor, heading: oneLine(heading), text: ''};
    all.push(section);
    return section;
  }

  /** Reads an element into a section, and returns the section's text. Then the enclosing section is current again. */
  function readInto(section: PageSection, element: Element): string {
    const around = current;
    current = section;
    for (const child of element.children) read(child);
    current = around;
    return section.text;
  }

  /** Returns the text of a cell, with list items separated by commas. */
  const cellText = (cell: Element) =>
    linesIn(readInto({anchor: '', heading: '', text: ''}, cell)).join(', ');

  /**
   * Reads a row as a line: the first cell, a colon and the other cells. A row with an anchor becomes a section whose
   * heading is the first cell.
   */
  function readRow(row: Element) {
    const [name, ...others] = childElements(row).map(cellText).filter(Boolean);
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
    } else if (tagName === 'tr') {
      readRow(element);
    } else if (properties.id && isPart(element, 'lead')) {
      current = start(String(properties.id), '');
      for (const child of element.children) read(child);
    } else if (properties.id && (isPart(element, 'field') || Number(properties.dataWay) > 1)) {
      // A hit in a way to connect that is hidden at first has an anchor in it, which shows this way.
      const heading = textOf(element, 'name') || current.heading;
      readInto(start(String(properties.id), heading), element);
    } else if (isPart(element, 'values')) {
      const values = elementsByTag(element, 'li').map((item) => oneLine(toString(item)));
      current.text += `\n${textOf(element, 'label')}: ${values.join(', ')}\n`;
    } else {
      for (const child of element.children) read(child);
    }
  }

  function read(node: Nodes) {
    // A line break in the HTML is a space. `text` has one for each block.
    if (node.type === 'text') current.text += node.value.replaceAll('\n', ' ');
    if (node.type !== 'element' || isIgnored(node)) return;
    const {tagName} = node;
    if (tagName === 'br') current.text += ' ';
    if (tagName === 'dd') current.text += ': ';
    const isBlock = blocks.test(tagName);
    if (isBlock) current.text += '\n';
    readElement(node);
    if (isBlock && tagName !== 'dt') current.text += '\n';
  }

  read(main);
  return all
    .filter(({anchor}) => !skippedSections.includes(anchor))
    .map(({anchor, heading, text}) => {
      // Only lines that say more than the heading.
      const lines = linesIn(text).filter((line) => line !== `${heading}:`);
      return {anchor, heading, text: lines.join('\n')};
    });
}
