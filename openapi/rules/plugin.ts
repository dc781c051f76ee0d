import type {Plugin} from '@redocly/openapi-core';
import {typeExtension} from '../../src/reference/contract/redoclyTypes';
import {evidence} from './evidence';
import {exampleWorldRule} from './exampleWorld';
import {examples} from './examples';
import {generators} from './generators';
import {prose} from './prose';
import {description, note, operationId} from './texts';

/** Redocly plugin with the rules of openapi/README.md that Redocly does not provide. */
export const plugin: Plugin = {
  id: 'calry',
  typeExtension,
  rules: {
    oas3: {
      evidence,
      note,
      description,
      examples,
      'example-world': exampleWorldRule,
      'operation-id': operationId,
      prose,
      generators,
    },
  },
};
