import type {UserContext} from '@redocly/openapi-core';
import {found, isEntity, isSentence, type Json, oneOf, report, type Rule} from './report';

type Check = (node: unknown, ctx: UserContext) => void;

/** Returns a check that reports an invalid value of a key, with advice. */
const expects =
  (key: string, isAllowed: (value: unknown) => boolean, advice: string): Check =>
  (node, ctx) => {
    const value = (node as Json | null)?.[key];
    if (!isAllowed(value)) report(ctx, [key], `${found(value)}. ${advice}`);
  };

const checkDescription = expects(
  'description',
  isSentence,
  'Allowed is text that ends with a full stop. Write whole sentences, also next to a $ref.',
);

const checkSummary = expects(
  'summary',
  (value) => typeof value === 'string' && /^[A-Z].*[^.]$/.test(value),
  "Allowed is a short name in sentence case, without a full stop. Write the page's short name.",
);

const checkOperation: Check = (operation, ctx) => {
  checkDescription(operation, ctx);
  checkSummary(operation, ctx);
};

/** Applies a check only to named schemas. */
const ofEntity =
  (check: Check): Check =>
  (schema, ctx) => {
    if (isEntity(ctx)) check(schema, ctx);
  };

/** Rule: every part that pages show has a description in whole sentences. */
export const description: Rule = () => ({
  UnknownOperation: checkOperation,
  Tag: checkDescription,
  Operation: checkOperation,
  Parameter: checkDescription,
  RequestBody: checkDescription,
  Response: checkDescription,
  Header: checkDescription,
  Schema: ofEntity(checkDescription),
  SchemaProperties: (properties: Record<string, unknown>, ctx: UserContext) => {
    for (const [name, property] of Object.entries(properties))
      checkDescription(property, {...ctx, location: ctx.location.child([name])});
  },
});

const checkNote = expects(
  'x-note',
  (value) =>
    value === undefined ||
    (isSentence(value) && value.trim().split(/(?<=[.!?])\s+(?=\S)/).length <= 2),
  'Allowed are one or two sentences with a full stop. Longer advice belongs on the page.',
);

/** Rule: a note (`x-note`) has one or two sentences. */
export const note: Rule = () => ({
  UnknownOperation: checkNote,
  Operation: checkNote,
  Schema: ofEntity(checkNote),
});

const verbs = 'list get create update delete search batch reply send set on'.split(' ');

const checkId = expects(
  'operationId',
  (id) => new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]*)+$`).test(String(id)),
  `Allowed is camelCase that begins with a verb, such as listReservations. ${oneOf(undefined, verbs)}`,
);

/** Rule: an operationId is camelCase and begins with a verb, so that generated clients have readable names. */
export const operationId: Rule = () => ({Operation: checkId, UnknownOperation: checkId});
