import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {didYouMean} from '../../src/contract/nearest';
import {descriptions} from '../../src/contract/operationFiles';
import {entries} from './operations';
import {descriptionName, report} from './report';

/** Folders of a description that hold parts of operations. */
const parts = /(^|\/)(schemas|parameters|responses|request-bodies)\//;

/** An operation's file and its page have the same folder and name; no file is left over. */
export const page: Oas3Rule = () => ({
  Root: {
    enter: (root, ctx) => {
      const name = descriptionName(ctx) as keyof typeof descriptions;
      const folder = descriptions[name];
      if (!folder) return;
      const contract = path.dirname(ctx.location.source.absoluteRef);
      for (const {path: apiPath, method, file} of entries(root.paths)) {
        const keys = ['paths', apiPath, method];
        if (file === undefined) {
          report(
            ctx,
            keys,
            `is written out. Allowed is a reference to a file of its own, such as {$ref: ${name}/reservation/get-a-reservation.yaml}. Move it into one.`,
          );
        } else {
          checkPage(file, name, path.join(contract, '..', 'docs'), folder, keys, ctx);
        }
      }
      checkLeftOver(root as unknown as {paths?: unknown; webhooks?: unknown}, name, contract, ctx);
    },
  },
});

function checkPage(
  file: string,
  name: string,
  docs: string,
  folder: string,
  keys: string[],
  ctx: UserContext,
): void {
  const below = file.replace(`${name}/`, '').replace(/\.yaml$/, '.mdx');
  // The passthrough belongs to both versions, so its page stands beside them and not below v2.
  const relative =
    file === 'v2/passthrough.yaml' ? 'vacation-rental-api/passthrough.mdx' : `${folder}/${below}`;
  if (existsSync(path.join(docs, relative))) return;
  const siblings = path.join(docs, path.dirname(relative));
  const pages = existsSync(siblings)
    ? readdirSync(siblings).filter((entry) => entry.endsWith('.mdx') && entry !== 'index.mdx')
    : [];
  const there =
    pages.length > 0
      ? `${didYouMean(path.basename(relative), pages)}Pages there: ${pages.join(', ')}. `
      : '';
  report(
    ctx,
    keys,
    `is ${file}, but docs/${relative} does not exist. Allowed is the folder and name of the operation's page. ` +
      `${there}Rename the file, or write the page.`,
  );
}

function checkLeftOver(
  {paths, webhooks}: {paths?: unknown; webhooks?: unknown},
  name: string,
  contract: string,
  ctx: UserContext,
): void {
  const used = new Set([...entries(paths), ...entries(webhooks)].map(({file}) => file));
  const folder = path.join(contract, name);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = `${name}/${entry.split(path.sep).join('/')}`;
    if (!file.endsWith('.yaml') || parts.test(`/${entry}`) || used.has(file)) continue;
    report(
      ctx,
      ['paths'],
      `has no entry that leads to ${file}. Allowed are operation files that a path or a webhook names. Add the entry, or delete the file.`,
    );
  }
}
