import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {withoutPage, writtenOut} from '../../src/reference/contract/checks/operationFile';
import {
  type DescriptionName,
  descriptions,
  docIdOf,
} from '../../src/reference/contract/operationFiles';
import {entries, operationIdOf, webhooks} from './operations';
import {descriptionName, type Json, report} from './report';

/** Folders of a description that hold parts of operations. */
const parts = /(^|\/)(schemas|parameters|responses|request-bodies)\//;

/** An operation's file and its page have the same folder and name; no file is left over. */
export const page: Oas3Rule = () => ({
  Root: {
    enter: (root, ctx) => {
      const name = descriptionName(ctx) as DescriptionName;
      if (!descriptions[name]) return;
      const contract = path.dirname(ctx.location.source.absoluteRef);
      const all = entries(root as unknown as Json);
      for (const {keys, file} of all) {
        if (file === undefined)
          report(ctx, keys, writtenOut(`${name}/reservation/get-a-reservation.yaml`));
        else checkPage(file, name, contract, keys, ctx);
      }
      const used = [...all, ...webhooks(root as unknown as Json)];
      checkLeftOver(new Set(used.map(({file}) => file)), name, contract, ctx);
    },
  },
});

function checkPage(
  file: string,
  name: DescriptionName,
  contract: string,
  keys: (string | number)[],
  ctx: UserContext,
): void {
  const docs = path.join(contract, '..', 'docs');
  const docId = docIdOf(name, file);
  if (existsSync(path.join(docs, `${docId}.mdx`))) return;
  const folder = path.posix.dirname(docId);
  const siblings = existsSync(path.join(docs, folder))
    ? readdirSync(path.join(docs, folder))
        .filter((entry) => entry.endsWith('.mdx'))
        .map((entry) => path.posix.join(folder, path.posix.basename(entry, '.mdx')))
    : [];
  const id = operationIdOf(path.join(contract, file)) ?? '<operationId>';
  report(ctx, keys, withoutPage(file, docId, `${name}/${id}`, siblings));
}

function checkLeftOver(
  used: Set<string | undefined>,
  name: string,
  contract: string,
  ctx: UserContext,
): void {
  const folder = path.join(contract, name);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = `${name}/${entry.split(path.sep).join('/')}`;
    if (!file.endsWith('.yaml') || parts.test(`/${entry}`) || used.has(file)) continue;
    report(
      ctx,
      ['paths'],
      `has no entry that leads to ${file}. Allowed are operation files that a path, a webhook or \`x-unknown-operations\` names. Add the entry, or delete the file.`,
    );
  }
}
