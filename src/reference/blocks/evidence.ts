import {product} from '../../product';
import type {Evidence} from '../contract/model';
import {type TextPart, inline} from './inline';

/** The evidence of a block's subject; `unknown` when only its name is known. */
export type BlockEvidence = Evidence | {level: 'unknown'};

/** The subject of a whole page, whose evidence is a notice, or a part of it, whose evidence is a line. */
export type EvidenceSubject = 'operation' | 'entity' | 'part';

/** The words about evidence: a notice when it has a title, else a line. */
export type EvidenceWords = {title?: string; content: TextPart[]};

/**
 * Statements about nearly every operation. The guide *Errors* has them, so the pages of operations don't repeat them.
 */
const saidOnErrors = [
  /(^|; )the status code is assumed to be 200\.?$/i,
  /^The authentication guide requires a key on every request, and the Common API lists 401\.$/,
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The words for the evidence of a statement. What is missing of it is in the page's list of gaps (gaps.ts).
 *
 * @returns undefined if it is documented in full or in part, or if the guide *Errors* covers it
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
          'Only the name of this operation is known: not its method, path, parameters or response. To use ' +
            'it, [contact support](/docs/contact).',
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

/** The evidence of a statement as a line; empty unless it is inferred. */
export function evidenceLine(evidence: Evidence): TextPart[] {
  return evidenceWords(evidence)?.content ?? [];
}

/** Heading and anchor of the list of undocumented details. */
export const gapsTitle = (items: unknown[]) => `Not documented yet (${items.length})`;
export const gapsAnchor = 'not-documented-yet';
