// The text that pages show about the evidence of a statement.
import {product} from '../../../product';
import type {Evidence} from '../contract/model';
import {type TextPart, parseInline} from './inline';

/** How certain a statement is; `unknown` if only the name of the operation is known. */
export type BlockEvidence = Evidence | {level: 'unknown'};

/** What the evidence is about: the whole page (`operation` or `entity`), or a part of the page. */
export type EvidenceSubject = 'operation' | 'entity' | 'part';

/** The text about evidence: a notice if there is a `title`, otherwise one line. */
export type EvidenceWords = {title?: string; content: TextPart[]};

/** Statements about nearly every operation. The Errors guide has these statements, so operation pages omit them. */
const saidOnErrors = [
  /(^|; )the status code is assumed to be 200\.?$/i,
  /^The authentication guide requires a key on every request, and the Common API lists 401\.$/,
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Returns the text about the evidence of a statement. gaps.ts lists undocumented details.
 *
 * @returns undefined if the statement is fully or partly documented, or if the Errors guide covers it
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
        content: parseInline(
          'Only the name of this operation is known: not its method, path, parameters or response. To use ' +
            'it, [contact support](/docs/contact).',
        ),
      };
    case 'inferred': {
      const own = saidOnErrors.reduce((text, said) => text.replace(said, ''), evidence.from);
      if (!own) return undefined;
      const from = sentence(own);
      if (of === 'part') return {content: parseInline(`**Inferred.** ${from}`)};
      const confirm = `Confirm it with ${product.supportEmail} before you rely on it.`;
      return {title: 'Inferred', content: parseInline(`${from} ${confirm}`)};
    }
  }
}

/** Returns the evidence of a statement as one line; empty unless the statement is inferred. */
export function evidenceLine(evidence: Evidence): TextPart[] {
  return evidenceWords(evidence)?.content ?? [];
}

/** Heading and anchor of the list of undocumented details. */
export const gapsTitle = (items: unknown[]) => `Not documented yet (${items.length})`;
export const gapsAnchor = 'not-documented-yet';
