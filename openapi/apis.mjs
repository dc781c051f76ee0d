// The APIs. Each is described in one OpenAPI document, `<name>.yaml`.

/** The folder of each API's pages, below `docs`. v2 comes first on pages, because new integrations use it. */
export const docsFolders = {
  v2: 'vacation-rental-api/v2',
  common: 'common-api-reference',
  v1: 'vacation-rental-api/v1',
};

/** @typedef {keyof typeof docsFolders} ApiName */

export const apiNames = /** @type {ApiName[]} */ (Object.keys(docsFolders));
