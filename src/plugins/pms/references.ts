// Links from the facts and sentences of a PMS guide to its list of sources.
import {confidenceOf, isOwn, type NumberedSource, numberedSources} from './model/derive';
import type {Guide} from './model/validate';
import {type Confidence, supportValues} from './model/vocabulary';
import {type Inline, inline, link} from '../../site/mdast';

/** Returns the anchor of a source on its guide's page. */
export const sourceAnchor = (id: string): string => `source-${id}`;

type Sourced = {source: string | string[]; confidence?: Confidence};

/** Wraps the label "Unknown" in a span that makes it grey; returns other texts unchanged. */
export const muteUnknown = (text: Inline): Inline =>
  text === supportValues.unknown ? wrapped('span', text, {className: ['pms-unknown']}) : text;

/** Wraps text in an element with attributes. */
export const wrapped = (hName: string, text: Inline, hProperties = {}): Inline => ({
  type: 'emphasis',
  data: {hName, hProperties},
  children: inline(text),
});

/** Creates the numbered links to the sources of a guide. Omits links to pages of this site. */
export class References {
  readonly sources: NumberedSource[];

  constructor(guide: Guide) {
    this.sources = numberedSources(guide);
  }

  /**
   * Appends links to the sources of a fact, before the full stop: `It is free[3].` Adds "(reported)" if the fact comes
   * from third parties only, unless the value is unknown.
   */
  cited(text: Inline, fact: Sourced): Inline {
    const isThirdParty = text !== supportValues.unknown && this.isReported(fact);
    return this.linked(text, [fact.source].flat(), isThirdParty ? ' (reported)' : '');
  }

  /** Appends a remark and links to sources, such as `[3]`, before the full stop. */
  linked(text: Inline, ids: readonly string[], remark = ''): Inline {
    const hasStop = typeof text === 'string' && text.endsWith('.');
    const words = hasStop ? text.slice(0, -1) : muteUnknown(text);
    // A space separates the links, so that readers can tap each link.
    const links = this.links(ids).map((one, index) => [
      index > 0 ? '\u00a0' : '',
      wrapped('sup', one),
    ]);
    return [words, remark, links, hasStop ? '.' : ''];
  }

  /** Returns the text of a fact with links to its sources; "Unknown" if there is no fact. */
  textOf<T extends Sourced>(fact: T | 'unknown' | undefined, textOf: (fact: T) => Inline): Inline {
    return fact && fact !== 'unknown' ? this.cited(textOf(fact), fact) : supportValues.unknown;
  }

  /** Returns a row for `factTable`: topic, text and links to the sources. */
  row<T extends Sourced>(
    topic: Inline,
    fact: T | 'unknown',
    textOf: (fact: T) => Inline,
  ): Inline[] {
    if (fact === 'unknown') return [topic, supportValues.unknown, ''];
    return [topic, textOf(fact), this.cell(fact)];
  }

  /** Returns the links for the Source column. For a fact from third parties, "Reported" comes before the links. */
  cell(fact: Sourced): Inline {
    const links = this.links([fact.source].flat()).map((one, index) => [index > 0 ? ' ' : '', one]);
    return [this.isReported(fact) ? 'Reported ' : '', links];
  }

  private links(ids: readonly string[]): Inline[] {
    return ids.flatMap((id) => {
      const source = this.sources.find((one) => one.id === id);
      if (!source || isOwn(source)) return [];
      const label = `[${source.number}]`;
      const ariaLabel = `${label} Source: ${source.title}`;
      return {
        ...link(`#${sourceAnchor(id)}`, label),
        data: {hProperties: {ariaLabel, 'data-ignore': 'search'}},
      };
    });
  }

  private isReported({source, confidence}: Sourced): boolean {
    return confidenceOf({source: [source].flat(), confidence}, this.sources) === 'secondary';
  }
}
