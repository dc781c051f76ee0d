/** The parts of the Postman Collection Format 2.1.0 that the collection uses. */

export type PostmanVariable = {key: string; value: string; type: 'string'; description: string};

/** A header or a query parameter; a disabled one is shown, and not sent. */
export type PostmanParameter = {
  key: string;
  value: string;
  description: string;
  disabled?: true;
};

export type PostmanUrl = {
  raw: string;
  host: string[];
  path: string[];
  query?: PostmanParameter[];
  variable?: {key: string; value: string; description: string}[];
};

export type PostmanBody = {
  mode: 'raw';
  raw: string;
  options: {raw: {language: 'json'}};
};

export type PostmanRequest = {
  method: string;
  description: string;
  header: PostmanParameter[];
  url: PostmanUrl;
  body?: PostmanBody;
  /** `noauth` for the calls that take no API key. */
  auth?: {type: 'noauth'};
};

/** An example of what a request returns. */
export type PostmanResponse = {
  name: string;
  originalRequest: PostmanRequest;
  status: string;
  code: number;
  /** How Postman colours the body. */
  _postman_previewlanguage: 'json';
  header: {key: string; value: string}[];
  body: string;
};

export type PostmanItem = {
  name: string;
  request: PostmanRequest;
  response: PostmanResponse[];
  protocolProfileBehavior?: {disableBodyPruning: true};
};

export type PostmanFolder = {
  name: string;
  description: string;
  item: (PostmanFolder | PostmanItem)[];
};

export type PostmanCollection = {
  info: {name: string; description: string; schema: string};
  item: PostmanFolder[];
  auth: {type: 'bearer'; bearer: {key: 'token'; value: string; type: 'string'}[]};
  variable: PostmanVariable[];
};
