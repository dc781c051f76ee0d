import type {Plugin} from '@redocly/openapi-core';
import {typeExtension} from '../../src/reference/contract/redoclyTypes';
import {description} from './description';
import {evidence} from './evidence';
import {exampleWorld} from './exampleWorld';
import {examples} from './examples';
import {generators} from './generators';
import {note} from './note';
import {operationId} from './operationId';
import {prose} from './prose';

/** The rules of openapi/README.md that Redocly does not have. */
export const plugin: Plugin = {
  id: 'calry',
  typeExtension,
  rules: {
    oas3: {
      evidence,
      note,
      description,
      examples,
      'example-world': exampleWorld,
      'operation-id': operationId,
      prose,
      generators,
    },
  },
};
