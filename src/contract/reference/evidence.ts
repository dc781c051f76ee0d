import {product} from '../../product';
import type {Evidence} from '../model';
import type {Inline} from './blocks';
import {inline} from './inline';

/** How well a block's subject is known; `unknown` is what is known by its name alone. */
export type BlockEvidence = Evidence | {level: 'unknown'};

/** What evidence is said of: a whole page's subject, which gets a notice, or a part of one, which gets a line. */
export type EvidenceSubject = 'operation' | 'entity' | 'part';

/** What a reader is told about evidence: a notice when it has a title, else a line. */
export type EvidenceWords = {title?: string; content: Inline[]};

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What is not published, as one short line; nothing when all is. */
function missingLine({missing}: {missing: string[]}): Inline[] {
  return missing.length > 0 ? inline(sentence(`Not documented yet: ${missing.join('; ')}`)) : [];
}

/** Parts of a line with a space between those that are there. */
const spaced = (...parts: Inline[][]) =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, index): Inline[] => (index ? [' ', ...part] : part));

/**
 * Says how sure a statement is; the one wording of it, whatever a page is written in.
 *
 * @returns undefined for what is documented
 */
export function evidenceWords(
  evidence: BlockEvidence,
  of: EvidenceSubject = 'part',
): EvidenceWords | undefined {
  switch (evidence.level) {
    case 'documented':
      return undefined;
    case 'partial':
      return {content: missingLine(evidence)};
    case 'unknown':
      return {
        title: 'Not documented yet',
        content: [
          'Only the name and the purpose of this operation are known: not its method, path, parameters or response. To use it, ',
          {href: '/docs/contact', text: ['contact support']},
          '.',
        ],
      };
    case 'inferred': {
      const from = inline(sentence(evidence.from));
      if (of === 'part')
        return {content: spaced([{strong: ['Inferred.']}], from, missingLine(evidence))};
      return {
        title: 'Inferred, not documented',
        content: spaced(from, missingLine(evidence), [
          `Confirm it with ${product.supportEmail} before you rely on it.`,
        ]),
      };
    }
  }
}

/** How sure a statement is, as a line; empty for what is documented. */
export function evidenceLine(evidence: Evidence): Inline[] {
  return evidenceWords(evidence)?.content ?? [];
}
