import {confidenceOf, type NumberedSource, sourcesOf} from './model/derive';
import type {Guide} from './model/validate';
import {type Confidence, supportValues} from './model/vocabulary';
import {type Inline, inline, link} from '../site/mdast';
import {element} from './mdast';

/** The anchor of a source on its guide's page. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

type Sourced = {source: string | string[]; confidence?: Confidence};

/** A text without the full stop that it may end in, and the full stop. */
function withoutStop(text: Inline): [Inline, string] {
  return typeof text === 'string' && text.endsWith('.') ? [text.slice(0, -1), '.'] : [text, ''];
}

/** Numbered links from facts and sentences of a guide to its list of sources. */
export class References {
  readonly sources: NumberedSource[];
  private readonly byId: Map<string, NumberedSource>;

  constructor(guide: Guide) {
    this.sources = sourcesOf(guide);
    this.byId = new Map(this.sources.map((source) => [source.id, source]));
  }

  /**
   * What is said of a fact, with its links at the last word, as a writer puts them into prose: `It is free[3].` Says in words when only
   * others report it. Nobody reports what is unknown.
   */
  cited(text: Inline, fact: Sourced, value?: string): Inline {
    const reported = value !== 'unknown' && this.isReported(fact);
    return this.linked(text, [fact.source].flat(), reported ? ' (reported)' : '');
  }

  /** The same of what its sources say together, without a word on them. */
  linked(text: Inline, ids: readonly string[], mark = ''): Inline {
    const [words, stop] = withoutStop(text);
    // A mark that touches the next cannot be touched alone.
    const links = ids.map((id, index) => [index > 0 ? '\u00a0' : '', this.link(id)]);
    return [words, mark, links, stop];
  }

  /** What is said of a fact with its links behind it, or that it is unknown. */
  said<T extends Sourced>(fact: T | 'unknown' | undefined, say: (fact: T) => Inline): Inline {
    return fact && fact !== 'unknown' ? this.cited(say(fact), fact) : supportValues.unknown;
  }

  /** The same of a fact whose value is one of a closed list, with the words for it. */
  choice<Key extends string, Value extends string>(
    fact: (Sourced & Record<Key, Value>) | 'unknown',
    key: Key,
    words: Record<Value, string>,
  ): Inline {
    if (fact === 'unknown') return supportValues.unknown;
    return this.cited(words[fact[key]], fact, fact[key]);
  }

  /** A row of a table of facts: what it is about, what is said of it, and the links. */
  row<T extends Sourced>(topic: Inline, fact: T | 'unknown', say: (fact: T) => Inline): Inline[] {
    if (fact === 'unknown') return [topic, supportValues.unknown, ''];
    return [topic, say(fact), this.cell(fact)];
  }

  /** What is said of a statement whose source is not the vendor's own: nothing of others. */
  markOf(id: string): string {
    return this.isReported({source: id}) ? ' (reported)' : '';
  }

  /** The links of a fact, in a column of their own. */
  cell(fact: Sourced): Inline {
    const links = [fact.source]
      .flat()
      .map((id, index) => [index > 0 ? ' ' : '', this.plainLink(id)]);
    return [this.isReported(fact) ? 'Reported ' : '', links];
  }

  /** A link such as `[3]`, raised. */
  link(id: string): Inline {
    return element('sup', undefined, inline(this.plainLink(id))) as unknown as Inline;
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
