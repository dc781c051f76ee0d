import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {Json} from '../../src/plugins/reference/contract/wording';
import {report} from './report';

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Forbidden kinds of example values, with the message for each. */
const checks: {is: (text: string, world: string) => boolean; text: string}[] = [
  {
    is: (text) => secret(text.replaceAll(uuid, '')),
    text:
      'looks like a secret. Credentials are not allowed. Omit the member, or write words such as ' +
      'token-of-the-following-page.',
  },
  {
    is: (text, world) => (text.match(uuid) ?? []).some((id) => !world.includes(id.toLowerCase())),
    text:
      'has an id that is not in the example world. Allowed are the ids of the table in ' +
      'openapi/README.md. Use one of them, or add a row to it.',
  },
  {
    is: (text, world) =>
      /^\d{4}-\d\d-\d\d$/.test(text) && !world.includes(`arrival \`${text.slice(0, 4)}-`),
    text:
      'is in another year than the stay in the table of openapi/README.md. Use its year: a reader who ' +
      'sends a sample must not book the past.',
  },
  {
    is: (text) =>
      (text.match(/[\w.+-]+@[\w-]+\.[\w.-]+/g) ?? []).some(
        (address) => !isReserved(address.split('@')[1] ?? ''),
      ),
    text:
      'has an email address that could be real. Allowed are example.com and names that end in .example. ' +
      'Use one of them.',
  },
  {
    is: (text) =>
      [...text.matchAll(/\bhttps?:\/\/([^/\s:?#]+)/g)].some(([, host = '']) => !isReserved(host)),
    text:
      'has a URL that could be real. Allowed are example.com, names that end in .example and ' +
      'calry.app. Use one of them.',
  },
];

/** Rule: examples use only the example world of openapi/README.md, and contain nothing that looks like a credential. */
export const exampleWorldRule: Oas3Rule = () => {
  let world = '';
  return {
    Root: {
      enter: (_, ctx) => {
        const readme = path.join(path.dirname(ctx.location.source.absoluteRef), 'README.md');
        world = existsSync(readme) ? readFileSync(readme, 'utf8').toLowerCase() : '';
      },
    },
    Parameter: (parameter, ctx) => walk(parameter.example, ['example'], ctx, world),
    MediaType: (media, ctx) => walk(media.example, ['example'], ctx, world),
    Schema: (schema, ctx) => walk(schema.example, ['example'], ctx, world),
  };
};

function walk(value: unknown, keys: (string | number)[], ctx: UserContext, world: string): void {
  if (typeof value === 'string') {
    const failed = checks.find(({is}) => is(value, world));
    if (failed) report(ctx, keys, `is ${JSON.stringify(value.slice(0, 60))}, which ${failed.text}`);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, [...keys, index], ctx, world));
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value as Json)) walk(item, [...keys, key], ctx, world);
  }
}

function isReserved(host: string): boolean {
  return /(^|\.)(example|example\.com|calry\.app)$/.test(host.toLowerCase());
}

/** Whether a text looks like a JSON Web Token, a key with a well-known prefix, or a hash. */
function secret(text: string): boolean {
  return (
    /\beyJ[\w-]+\./.test(text) ||
    /\b(sk|pk|rk|ghp|xox[abp])[_-]\w{8,}/.test(text) ||
    (text.match(/[A-Za-z0-9+/_]{24,}={0,2}/g) ?? []).some(
      (run) => /\d/.test(run) && /[A-Za-z]/.test(run) && !run.includes('/'),
    )
  );
}
