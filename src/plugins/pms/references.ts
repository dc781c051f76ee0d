import {confidenceOf, type NumberedSource, sourcesOf} from '../../pms/derive';
import type {Guide} from '../../pms/validate';
import type {Confidence} from '../../pms/vocabulary';
import {element, type Inline, inline, link} from './mdast';

/** The anchor of a source on its guide's page. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

/** Numbered links from facts and sentences of a guide to its list of sources. */
export class References {
  readonly sources: NumberedSource[];
  private readonly byId: Map<string, NumberedSource>;

  constructor(guide: Guide) {
    this.sources = sourcesOf(guide);
    this.byId = new Map(this.sources.map((source) => [source.id, source]));
  }

  /** The links of a fact, behind its text; says in words when only others report it. */
  of(fact: {source: string | string[]; confidence?: Confidence}): Inline {
    const source = [fact.source].flat();
    const confidence = confidenceOf({...fact, source}, this.sources);
    return [confidence === 'secondary' ? 'reported ' : '', this.links(source)];
  }

  links(ids: readonly string[]): Inline {
    return ids.flatMap((id, index) => [index > 0 ? ' ' : '', this.link(id)]);
  }

  /** A link such as `[3]`, raised. */
  link(id: string): Inline {
    const source = this.byId.get(id);
    if (!source) return '';
    const label = `[${source.number}]`;
    const reference = link(`#${sourceAnchor(id)}`, label);
    reference.data = {hProperties: {ariaLabel: `${label} Source: ${source.title}`}};
    return element('sup', undefined, inline(reference)) as unknown as Inline;
  }
}
