import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate, withFilesLast} from '../../../src/first-paint/pageTemplate';

test('the scripts of the application stand behind the page, each by itself', () => {
  const [head = '', body = ''] = pageTemplate.split('</head>');
  expect(head).not.toContain('<script');
  expect(body).toMatch(/it\.appHtml[^]*<script src="[^"]+" async><\/script>[^]*it\.postBodyTags/);
  expect(head).not.toContain('rel="stylesheet"');
  expect(body).toMatch(
    /<link rel="stylesheet" href="[^"]+" media="print" fetchpriority="high" \/>/,
  );
});

test('all else is as Docusaurus has it', () => {
  const files = / *<% it\.(scripts|stylesheets)[^]*?<% }\); %>\n/g;
  expect(pageTemplate.replace(files, '')).toBe(original.replace(files, ''));
});

test('a template that is not as expected stops the build and says where to look', () => {
  expect(() => withFilesLast('<html></html>')).toThrow(
    'look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/first-paint/pageTemplate.ts.',
  );
});
