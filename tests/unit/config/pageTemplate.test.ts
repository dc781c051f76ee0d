import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate, withScriptsLast} from '../../../src/config/pageTemplate';

test('the scripts of the application stand behind the page, each by itself', () => {
  const [head = '', body = ''] = pageTemplate.split('</head>');
  expect(head).not.toContain('<script');
  expect(body).toMatch(/it\.appHtml[^]*<script src="[^"]+" async><\/script>[^]*it\.postBodyTags/);
});

test('all else is as Docusaurus has it', () => {
  const tags = / *<% it\.scripts[^]*?<% }\); %>\n/;
  expect(pageTemplate.replace(tags, '')).toBe(original.replace(tags, ''));
});

test('a template that is not as expected stops the build and says where to look', () => {
  expect(() => withScriptsLast('<html></html>')).toThrow(
    'look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/config/pageTemplate.ts.',
  );
});
