import {product} from '../../product';
import type {Evidence} from '../contract/model';
import {type TextPart, inline} from './inline';

/** How well a block's subject is known; `unknown` is what is known by its name alone. */
export type BlockEvidence = Evidence | {level: 'unknown'};

/** What evidence is said of: a whole page's subject, which gets a notice, or a part of one, which gets a line. */
export type EvidenceSubject = 'operation' | 'entity' | 'part';

/** The words about evidence: a notice when it has a title, else a line. */
export type EvidenceWords = {title?: string; content: TextPart[]};

/** What holds for nearly every operation. *Errors* says it once, so the pages of operations don't. */
const saidOnErrors = [
  /(^|; )the status code is assumed to be 200\.?$/i,
  /^The authentication guide requires a key on every request, and the Common API lists 401\.$/,
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Says how sure a statement is; the one wording of it. What is missing from it is in the page's list of gaps (gaps.ts).
 *
 * @returns undefined for what is documented, if only in part, and for what *Errors* says of every operation
 */
export function evidenceWords(
  evidence: BlockEvidence,
  of: EvidenceSubject = 'part',
): EvidenceWords | undefined {
  switch (evidence.level) {
    case 'documented':
    case 'partial':
      return undefined;
    case 'unknown':
      return {
        title: 'Not documented yet',
        content: inline(
          'Only the name of this operation is known: not its method, path, parameters or response. To use it, [contact support](/docs/contact).',
        ),
      };
    case 'inferred': {
      const own = saidOnErrors.reduce((text, said) => text.replace(said, ''), evidence.from);
      if (!own) return undefined;
      const from = sentence(own);
      if (of === 'part') return {content: inline(`**Inferred.** ${from}`)};
      const confirm = `Confirm it with ${product.supportEmail} before you rely on it.`;
      return {title: 'Inferred', content: inline(`${from} ${confirm}`)};
    }
  }
}

/** How sure a statement is, as a line; empty unless it is inferred. */
export function evidenceLine(evidence: Evidence): TextPart[] {
  return evidenceWords(evidence)?.content ?? [];
}

/** The list of what is not documented, as a page heads it, and its anchor. */
export const gapsTitle = (items: unknown[]) => `Not documented yet (${items.length})`;
export const gapsAnchor = 'not-documented-yet';
