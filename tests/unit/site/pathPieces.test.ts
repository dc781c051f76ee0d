import {expect, test} from 'vitest';
import {pathPieces} from '../../../src/site/pathPieces';

test.each([
  [
    'https://dev.calry.app/api/v1/oauth',
    ['https://', 'dev.', 'calry.', 'app/', 'api/', 'v1/', 'oauth'],
  ],
  ['GET /api/{id}', ['GET /', 'api/', '{id}']],
  ['meta.cursors.next', ['meta.', 'cursors.', 'next']],
  ['API key …', ['API key …']],
  ['/', ['/']],
  ['', []],
])('%s may be broken behind its separators', (path, pieces) => {
  expect(pathPieces(path)).toEqual(pieces);
});
