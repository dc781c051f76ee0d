// Links from the facts and sentences of a PMS guide to its list of sources.
import type {RootContent} from 'mdast';
import {longDate} from '../../../site/dates';
import {type NumberedSource, numberedSources, standingIn} from '../model/derive';
import type {Cited} from '../model/facts';
import type {PmsGuide} from '../model/validate';
import {yesNoUnknown} from '../model/vocabulary';
import {component, type Inline, inline, link, wrapped} from '../../../site/mdast';
import {capitalized} from '../../../site/text';

/** A label and what it says, with the attributes of the element that has both. */
export type LabelledFact = [name: Inline, text: Inline, attributes?: Record<string, string>];

/** Builds a list of the known facts: each label above its text. */
export const factStrip = (facts: LabelledFact[], className = 'fact-strip'): RootContent => {
  const known = facts.filter(([, text]) => text !== yesNoUnknown.unknown);
  const parts = known.map(([name, text, attributes = {}]) =>
    component('div', attributes, [
      component('dt', {}, inline(name)),
      component('dd', {}, inline(text)),
    ]),
  );
  return component('dl', {className}, parts);
};

/** Names the facts that a list of facts leaves out: `Hosts, pagination`. */
export function unknownNames(facts: LabelledFact[]): string {
  const unknown = facts.filter(([, text]) => text === yesNoUnknown.unknown);
  return capitalized(unknown.map(([name]) => lowerFirst(String(name))).join(', '));
}

/** Returns the anchor of a source on its guide's page. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Wraps the label "Unknown" in a span that makes it grey; returns other texts unchanged. */
export const muteUnknown = (text: Inline): Inline =>
  text === yesNoUnknown.unknown ? wrapped('span', text, {className: ['pms-unknown']}) : text;

/** Lower-cases the first letter of a word that isn't an abbreviation. */
export const lowerFirst = (name: string): string =>
  name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** The attributes of an element with names of what is unknown, which is grey. */
export const unknownAttributes = {className: 'pms-unknown', 'data-evidence': 'unknown'};

const pages: Record<string, string> = {
  'Calry support': '/docs/contact',
  'Create an integration account webhook':
    '/docs/common-api-reference/webhooks/third-party-webhooks/create-integration-account-webhook',
};

/** Makes the email addresses and the names of pages in a text links. */
const withAddresses = (text: string): Inline =>
  text
    .split(new RegExp(`(\\w[\\w.]*@[\\w-]+(?:\\.[a-z]+)+|${Object.keys(pages).join('|')})`))
    .map((part, index) => (index % 2 === 0 ? part : link(pages[part] ?? `mailto:${part}`, part)));

/** Creates the numbered links to the sources of a guide. */
export class References {
  readonly sources: NumberedSource[];

  constructor(readonly guide: PmsGuide) {
    this.sources = numberedSources(guide);
  }

  /** Appends small links to the sources of a fact, before the full stop: `It is free[3].` */
  cited(text: Inline, fact: Cited): Inline {
    const parts = inline(typeof text === 'string' ? withAddresses(text) : text);
    const last = parts.at(-1);
    if (last?.type !== 'text' || !last.value.endsWith('.')) return [parts, this.marks(fact)];
    return [...parts.slice(0, -1), last.value.slice(0, -1), this.marks(fact), '.'];
  }

  /**
   * Returns small links to the sources of a fact. A third party's have another style, and a word for screen readers.
   */
  marks(fact: Cited): Inline {
    const cited = this.sources.filter(({id}) => [fact.source].flat().includes(id));
    if (cited.length === 0) return '';
    const isInferred = standingIn(this.guide, fact) === 'inferred';
    const marks = cited.map((source, index): Inline[] => {
      const isReported = source.confidence === 'secondary';
      const mark = link(
        `#${sourceAnchor(source.id)}`,
        String(source.number),
        isReported ? wrapped('span', ' reported', {className: ['sr-only']}) : '',
      );
      mark.title = `${source.title} (${longDate(source.read)})`;
      const evidence = isReported ? 'reported' : undefined;
      mark.data = {hProperties: {'data-evidence': evidence, 'data-ignore': 'search'}};
      return [index > 0 ? ', ' : '', mark];
    });
    const attributes = {...unknownAttributes, 'data-evidence': 'inferred'};
    const inferred = wrapped('span', '(inferred)', attributes);
    return [wrapped('sup', marks), ...(isInferred ? [' ', inferred] : [])];
  }

  /** Returns a fact with its sources, or the word for an unknown one. */
  row<T extends Cited>(
    topic: Inline,
    fact: T | 'unknown',
    textOf: (fact: T) => Inline,
  ): LabelledFact {
    return [topic, fact === 'unknown' ? yesNoUnknown.unknown : this.cited(textOf(fact), fact)];
  }
}
