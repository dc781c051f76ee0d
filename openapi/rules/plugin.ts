import path from 'node:path';
import type {Plugin, UserContext} from '@redocly/openapi-core';
import {typeExtension} from '../bundle.mjs';
import {exampleWorldRule} from './exampleWorld';
import {examples} from './examples';
import {enumDescriptions, propertyDescriptions} from './schemas';
import {terms} from './terms';

/** Redocly plugin with the rules of openapi/README.md that redocly.yaml cannot express. */
export const plugin: Plugin = {
  id: 'calry',
  typeExtension,
  rules: {
    oas3: {
      'property-descriptions': propertyDescriptions,
      'enum-descriptions': enumDescriptions,
      examples,
      'example-world': exampleWorldRule,
      terms,
    },
  },
  assertions: {
    /** Whether a node is an entity: a whole file in a `schemas` folder. */
    entity: (_value, _options, context: unknown) => {
      const {rawNode, rawLocation, resolve} = context as UserContext;
      const {location} = resolve(rawNode, rawLocation.source.absoluteRef);
      const folder = path.basename(path.dirname(location?.source.absoluteRef ?? ''));
      return location?.pointer === '#/' && folder === 'schemas' ? [] : [{message: 'is no entity'}];
    },
  },
};
