import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {isEntity, isSentence, type Json, oneOf, report, shown} from './report';

const levels = ['documented', 'partial', 'inferred'];
const keys = ['x-evidence', 'x-source', 'x-missing', 'x-inferred-from'];

/** Every operation and entity says how well it is known and where that was read; what else says so, says it completely. */
export const evidence: Oas3Rule = () => ({
  Operation: (operation, ctx) => checkPresence(operation as unknown as Json, ctx),
  Schema: (schema, ctx) => {
    if (isEntity(ctx)) checkPresence(schema as Json, ctx);
  },
  any: {
    enter: (node: unknown, ctx: UserContext) => {
      if (node === null || typeof node !== 'object' || isExample(ctx)) return;
      if (keys.some((key) => key in node)) checkConsistency(node as Json, ctx);
    },
  },
});

/** An example may show anything, also keys of ours. */
function isExample({location}: UserContext): boolean {
  return /\/examples?(\/|$)/.test(location.pointer);
}

function checkPresence(node: Json, ctx: UserContext): void {
  if (node['x-evidence'] === undefined) {
    report(
      ctx,
      ['x-evidence'],
      `is missing. ${oneOf(undefined, levels)} Say how well this is known; openapi/README.md tells which is which.`,
    );
  }
  if (node['x-source'] === undefined) {
    report(
      ctx,
      ['x-source'],
      'is missing. Allowed is a list of the public addresses it was read at; [] only with `x-evidence: inferred`. Add it.',
    );
  }
}

function checkConsistency(node: Json, ctx: UserContext): void {
  const level = node['x-evidence'];
  if (level !== undefined && !levels.includes(level as string)) {
    report(ctx, ['x-evidence'], `${shown(level)}. ${oneOf(level, levels)} Write one of them.`);
    return;
  }
  checkSource(node, ctx);
  checkMissing(node, ctx);
  checkInferredFrom(node, ctx);
}

function checkSource(node: Json, ctx: UserContext): void {
  const source = node['x-source'];
  if (source === undefined) return;
  const isSource = (item: unknown) =>
    typeof item === 'string' && /^(https:\/\/[^/\s]+\.[^/\s]+\S*|page: .*\S)$/.test(item);
  if (!Array.isArray(source) || !source.every(isSource)) {
    report(
      ctx,
      ['x-source'],
      `${shown(source)}. Allowed is a list of addresses that begin with https://, and of "page: <title>" for a page that was read without its address. Write each as an item of its own.`,
    );
  } else if (source.length === 0 && node['x-evidence'] !== 'inferred') {
    report(
      ctx,
      ['x-source'],
      `is empty, although x-evidence ${shown(node['x-evidence'])}. Only what is inferred may have no source. Add the address it was read at, or say \`x-evidence: inferred\`.`,
    );
  }
}

function checkMissing(node: Json, ctx: UserContext): void {
  const level = node['x-evidence'];
  const missing = node['x-missing'];
  if (missing === undefined) {
    if (level !== 'partial') return;
    report(
      ctx,
      ['x-missing'],
      'is missing, although x-evidence is "partial". Allowed is a list of short noun phrases. Add what is not published, for example [the response fields].',
    );
  } else if (level !== 'partial' && level !== 'inferred') {
    report(
      ctx,
      ['x-missing'],
      `${shown(missing)}, but x-evidence ${shown(level)}. It is allowed with "partial" and "inferred". Remove it, or say \`x-evidence: partial\`.`,
    );
  } else if (!Array.isArray(missing) || missing.length === 0 || !missing.every(isPhrase)) {
    report(
      ctx,
      ['x-missing'],
      `${shown(missing)}. Allowed is a list of short noun phrases without a full stop. Write each as an item, for example [the response fields].`,
    );
  }
}

function isPhrase(item: unknown): boolean {
  return typeof item === 'string' && /\S/.test(item) && !item.endsWith('.');
}

function checkInferredFrom(node: Json, ctx: UserContext): void {
  const level = node['x-evidence'];
  const from = node['x-inferred-from'];
  if (from === undefined) {
    if (level !== 'inferred') return;
    report(
      ctx,
      ['x-inferred-from'],
      'is missing, although x-evidence is "inferred". Allowed is one sentence with a full stop. Say what it was inferred from.',
    );
  } else if (level !== 'inferred') {
    report(
      ctx,
      ['x-inferred-from'],
      `${shown(from)}, but x-evidence ${shown(level)}. It is allowed with "inferred" only. Remove it, or say \`x-evidence: inferred\`.`,
    );
  } else if (!isSentence(from)) {
    report(
      ctx,
      ['x-inferred-from'],
      `${shown(from)}. Allowed is one sentence with a full stop. Say what it was inferred from.`,
    );
  }
}
