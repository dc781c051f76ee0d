// Operations on custom fields: their definitions, and their values on reservations.
import {type Agency, otherIdOf} from './agency';
import {envelope, itemOf, lastSegment} from './exchange';
import type {AgencyHandler} from './handler';
import {append, limits} from './world';

type Value = {name: string; value: unknown};

export const createCustomField: AgencyHandler = (agency, {body}) => {
  const {defaultValueType: _, ...definition} = body as Value & {defaultValueType?: unknown};
  append(agency.customFields, {id: otherIdOf(agency), ...definition}, limits.log);
  return {body: {}};
};

export const getCustomField: AgencyHandler = ({customFields}, exchange) => ({
  body: envelope(exchange, {
    data: itemOf(customFields, 'id', lastSegment(exchange), 'custom field'),
  }),
});

/** Sets one value, and keeps the values of the other fields. */
export const setValues = (before: unknown, {name, value}: Value): Value[] => [
  ...((before ?? []) as Value[]).filter((other) => other.name !== name),
  {name, value},
];

/** Returns values with the definitions of their fields, as version 1 shows them. */
export const shownValues = ({customFields}: Agency, values: unknown): object[] =>
  (values as Value[]).map(({name, value}) => {
    const definition = customFields.find((one) => one.name === name);
    return {...(definition && shownDefinition(definition)), name, value};
  });

const shownDefinition = ({id, name, entityType, type}: Agency['customFields'][number]) => ({
  id,
  name,
  entityType,
  type,
});
