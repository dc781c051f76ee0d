import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/plugins/search/index-builder/sections';
import {builtPage} from '../../../src/site/builtPage';
import {readRows} from '../../support/readRows';

test.each(readRows<{content: string; expected: string[][]}>('tests/unit/search/sections.yaml'))(
  'the search indexes $what',
  ({content, expected}) => {
    const {main} = builtPage('/docs/a', `<main><h1>Title</h1>${content}</main>`);
    const sections = main ? sectionsOf(main) : [];
    const texts = sections.map(({anchor, heading, text}) => [anchor, heading, text]);
    expect(texts.filter(([, , text]) => text)).toEqual(expected);
  },
);
