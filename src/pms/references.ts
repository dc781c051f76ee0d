import {confidenceOf, isOwn, type NumberedSource, sourcesOf} from './model/derive';
import type {Guide} from './model/validate';
import {type Confidence, supportValues} from './model/vocabulary';
import {type Inline, inline, link} from '../site/mdast';

/** The anchor of a source on its guide's page. */
export const sourceAnchor = (id: string): string => `source-${id}`;

type Sourced = {source: string | string[]; confidence?: Confidence};

/** A text; grey if it is the word for an unknown value. */
export const muteUnknown = (text: Inline): Inline =>
  text === supportValues.unknown ? wrapped('span', text, {className: ['pms-unknown']}) : text;

const wrapped = (hName: string, text: Inline, hProperties = {}): Inline => ({
  type: 'emphasis',
  data: {hName, hProperties},
  children: inline(text),
});

/** Numbered links from facts and sentences of a guide to its list of sources. Pages of this site are not linked. */
export class References {
  readonly sources: NumberedSource[];

  constructor(guide: Guide) {
    this.sources = sourcesOf(guide);
  }

  /**
   * A text about a fact, with links to its sources behind the last word, as writers put them: `It is free[3].` Adds
   * "(reported)" when no source is the vendor's or Calry's own, unless the value is unknown.
   */
  cited(text: Inline, fact: Sourced): Inline {
    const isMarked = text !== supportValues.unknown && this.isReported(fact);
    return this.linked(text, [fact.source].flat(), isMarked ? ' (reported)' : '');
  }

  /** A text with links to sources behind its last word, such as `[3]`, and a mark before them. */
  linked(text: Inline, ids: readonly string[], mark = ''): Inline {
    const hasStop = typeof text === 'string' && text.endsWith('.');
    const words = hasStop ? text.slice(0, -1) : muteUnknown(text);
    // The space keeps the links apart, so that they can be tapped separately.
    const links = this.links(ids).map((one, index) => [
      index > 0 ? '\u00a0' : '',
      wrapped('sup', one),
    ]);
    return [words, mark, links, hasStop ? '.' : ''];
  }

  /** The text that `textOf` returns for a fact, with links to its sources; "Unknown" without a fact. */
  textOf<T extends Sourced>(fact: T | 'unknown' | undefined, textOf: (fact: T) => Inline): Inline {
    return fact && fact !== 'unknown' ? this.cited(textOf(fact), fact) : supportValues.unknown;
  }

  /** A row of a table of facts: topic, text and links to the sources. */
  row<T extends Sourced>(
    topic: Inline,
    fact: T | 'unknown',
    textOf: (fact: T) => Inline,
  ): Inline[] {
    if (fact === 'unknown') return [topic, supportValues.unknown, ''];
    return [topic, textOf(fact), this.cell(fact)];
  }

  /** The links to the sources of a fact, for the column of sources. */
  cell(fact: Sourced): Inline {
    const links = this.links([fact.source].flat()).map((one, index) => [index > 0 ? ' ' : '', one]);
    return [this.isReported(fact) ? 'Reported ' : '', links];
  }

  /** Links to those of the sources that a reader can open. */
  private links(ids: readonly string[]): Inline[] {
    return ids.flatMap((id) => {
      const source = this.sources.find((one) => one.id === id);
      if (!source || isOwn(source)) return [];
      const label = `[${source.number}]`;
      const ariaLabel = `${label} Source: ${source.title}`;
      return {...link(`#${sourceAnchor(id)}`, label), data: {hProperties: {ariaLabel}}};
    });
  }

  private isReported({source, confidence}: Sourced): boolean {
    return confidenceOf({source: [source].flat(), confidence}, this.sources) === 'secondary';
  }
}
