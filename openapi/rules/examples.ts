import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {type Json, report} from './report';

type Media = {schema?: unknown; example?: unknown; examples?: unknown};

/** Parameters, request bodies and known responses carry an example; a body whose fields are not known carries none. */
export const examples: Oas3Rule = () => ({
  Parameter: (parameter, ctx) => {
    checkForm(parameter as Media, [], ctx);
    if (parameter.example !== undefined) return;
    report(
      ctx,
      ['example'],
      'is missing. Allowed is a value that fits the schema. Add one from the example world of openapi/README.md.',
    );
  },
  RequestBody: (body, ctx) => {
    forEachMedia(body.content, ctx, (media, keys) => {
      if (media.example !== undefined) return;
      report(
        ctx,
        [...keys, 'example'],
        'is missing. Allowed is a whole body that fits the schema. Add one: the samples send it.',
      );
    });
  },
  Response: (response, ctx) => {
    forEachMedia(response.content, ctx, (media, keys) => {
      const known = isKnown(media.schema, ctx);
      if (known && media.example === undefined) {
        report(
          ctx,
          [...keys, 'example'],
          'is missing, although the schema names fields. Allowed is a body that fits it. Add one from the example world of openapi/README.md.',
        );
      }
      if (!known && media.example !== undefined) {
        report(
          ctx,
          [...keys, 'example'],
          'stands on a body whose fields are not published. Allowed is none there. Remove it, or name the fields in the schema.',
        );
      }
    });
  },
});

function forEachMedia(
  content: unknown,
  ctx: UserContext,
  check: (media: Media, keys: string[]) => void,
): void {
  for (const [type, media] of Object.entries((content ?? {}) as Record<string, Media>)) {
    const keys = ['content', type];
    checkForm(media, keys, ctx);
    check(media, keys);
  }
}

function checkForm(node: Media, keys: string[], ctx: UserContext): void {
  if (node.examples === undefined) return;
  report(
    ctx,
    [...keys, 'examples'],
    'is there. Allowed is `example`, with one value: pages, samples and the mock show one. Keep the best one as `example`.',
  );
}

/** Whether anything of a body is known: an envelope around open objects is not. */
function isKnown(schema: unknown, ctx: UserContext): boolean {
  if (schema === undefined) return false;
  const resolved = ctx.resolve(schema as {$ref: string});
  const node = (resolved.node ?? {}) as Json;
  if (node.allOf || node.oneOf || node.anyOf) return true;
  if (node.properties) return Object.values(node.properties).some((member) => isKnown(member, ctx));
  if (node.type === 'array') return isKnown(node.items, ctx);
  return node.type !== undefined && node.type !== 'object';
}
