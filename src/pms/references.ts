import {confidenceOf, isOwn, type NumberedSource, sourcesOf} from './model/derive';
import type {Guide} from './model/validate';
import {type Confidence, supportValues} from './model/vocabulary';
import {type Inline, inline, link} from '../site/mdast';

/** The anchor of a source on its guide's page. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

type Sourced = {source: string | string[]; confidence?: Confidence};

/** A text without its full stop, and the full stop, empty where the text has none. */
function withoutStop(text: Inline): [Inline, string] {
  return typeof text === 'string' && text.endsWith('.') ? [text.slice(0, -1), '.'] : [text, ''];
}

/** Numbered links from facts and sentences of a guide to its list of sources. Pages of this site are not linked. */
export class References {
  readonly sources: NumberedSource[];
  private readonly byId: Map<string, NumberedSource>;

  constructor(guide: Guide) {
    this.sources = sourcesOf(guide);
    this.byId = new Map(this.sources.map((source) => [source.id, source]));
  }

  /**
   * A text about a fact, with links to its sources behind the last word, as writers put them: `It is free[3].` Adds
   * "(reported)" when no source is the vendor's or Calry's own, unless the value is unknown.
   */
  cited(text: Inline, fact: Sourced, value?: string): Inline {
    const reported = value !== 'unknown' && this.isReported(fact);
    return this.linked(text, [fact.source].flat(), reported ? ' (reported)' : '');
  }

  /** A text with links to sources behind its last word, and a mark before them. */
  linked(text: Inline, ids: readonly string[], mark = ''): Inline {
    const [words, stop] = withoutStop(text);
    // The space keeps the links apart, so that they can be tapped separately.
    const links = this.opened(ids).map((id, index) => [index > 0 ? '\u00a0' : '', this.link(id)]);
    return [words, mark, links, stop];
  }

  /** The text that `textOf` returns for a fact, with links to its sources; "Unknown" without a fact. */
  textOf<T extends Sourced>(fact: T | 'unknown' | undefined, textOf: (fact: T) => Inline): Inline {
    return fact && fact !== 'unknown' ? this.cited(textOf(fact), fact) : supportValues.unknown;
  }

  /** The same for a fact whose value is one of a closed list, with the words of that list. */
  choice<Key extends string, Value extends string>(
    fact: (Sourced & Record<Key, Value>) | 'unknown',
    key: Key,
    words: Record<Value, string>,
  ): Inline {
    if (fact === 'unknown') return supportValues.unknown;
    return this.cited(words[fact[key]], fact, fact[key]);
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

  /** The mark of a source that is neither the vendor's nor Calry's own; empty for others. */
  markOf(id: string): string {
    return this.isReported({source: id}) ? ' (reported)' : '';
  }

  /** The links to the sources of a fact, for the column of sources. */
  cell(fact: Sourced): Inline {
    const links = this.opened([fact.source].flat()).map((id, index) => [
      index > 0 ? ' ' : '',
      this.plainLink(id),
    ]);
    return [this.isReported(fact) ? 'Reported ' : '', links];
  }

  /** A superscript link such as `[3]`; nothing for a page of this site. */
  link(id: string): Inline {
    if (this.opened([id]).length === 0) return '';
    return {type: 'emphasis', data: {hName: 'sup'}, children: inline(this.plainLink(id))};
  }

  /** The sources that a reader can open. */
  private opened(ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const source = this.byId.get(id);
      return source && !isOwn(source);
    });
  }

  private plainLink(id: string): Inline {
    const source = this.byId.get(id);
    if (!source) return '';
    const label = `[${source.number}]`;
    return {
      ...link(`#${sourceAnchor(id)}`, label),
      data: {hProperties: {ariaLabel: `${label} Source: ${source.title}`}},
    };
  }

  private isReported({source, confidence}: Sourced): boolean {
    return confidenceOf({source: [source].flat(), confidence}, this.sources) === 'secondary';
  }
}
