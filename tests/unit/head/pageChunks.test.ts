import {expect, test} from 'vitest';
import {pageChunks} from '../../../src/plugins/head/pageChunks';

const routes = [
  {path: '/'},
  {path: '/blog'},
  {path: '/blog/a-post'},
  {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/a-page'}]}]},
  {path: '*'},
];

const chunkNames = {
  '/-e5f': {__comp: 'home', __context: {plugin: 'pages'}},
  '/blog-034': {__comp: 'list', items: [{content: 'first'}, {content: 'second'}]},
  '/blog/a-post-1a2': {__comp: 'post', content: 'first'},
  '/docs-ea2': {__comp: 'docs', __context: {plugin: 'docs-plugin'}},
  '/docs-345': {__comp: 'version', version: 'data'},
  '/docs/a-page-77b': {__comp: 'doc', content: 'text'},
} as unknown as Parameters<typeof pageChunks>[1];

test('a page is made of its own chunks and of those around it', () => {
  expect(pageChunks(routes, chunkNames).get('/docs/a-page')).toEqual([
    'docs',
    'docs-plugin',
    'version',
    'data',
    'doc',
    'text',
  ]);
});

test('a page whose address only begins the same is left out', () => {
  const chunks = pageChunks(routes, chunkNames);
  expect(chunks.get('/blog/a-post')).toEqual(['post', 'first']);
  expect(chunks.get('/')).toEqual(['home', 'pages']);
});

test('each chunk is named once, whatever the nesting', () => {
  expect(pageChunks(routes, chunkNames).get('/blog')).toEqual(['list', 'first', 'second']);
});

test('an address without chunks gets none', () => {
  expect(pageChunks(routes, chunkNames).get('*')).toEqual([]);
});
