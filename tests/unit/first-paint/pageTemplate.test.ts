import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {expect, test} from 'vitest';
import {pageTemplate, rearranged} from '../../../src/first-paint/pageTemplate';

test('the scripts of the application stand behind the page, each by itself', () => {
  const [head = '', body = ''] = pageTemplate.split('</head>');
  expect(head).not.toContain('<script src');
  expect(body).toMatch(/it\.appHtml[^]*<script src="[^"]+" async><\/script>[^]*it\.postBodyTags/);
  expect(head).not.toContain('rel="stylesheet"');
  expect(body).toMatch(
    /<link rel="stylesheet" href="[^"]+" media="print" fetchpriority="high" \/>/,
  );
});

test('the colour mode is set in the head, and the sprite of the theme stays in the body', async () => {
  const render = await compileSSGTemplate(pageTemplate);
  const page = render({
    baseUrl: '/',
    version: '3',
    htmlAttributes: '',
    bodyAttributes: '',
    noIndex: false,
    metaAttributes: [],
    headTags: '<script>ours()</script>',
    preBodyTags: '<svg></svg>\n<script>setMode()</script>',
    postBodyTags: '<script>last()</script>',
    appHtml: '<p>Text</p>',
    scripts: [],
    stylesheets: [],
  });
  expect(page.match(/<(head|body|svg|p)\b|\w+\(\)/g)?.join(' ')).toBe(
    '<head setMode() ours() <body <svg <p last()',
  );
});

test('all else is as Docusaurus has it', () => {
  const files = / *<% it\.(scripts|stylesheets)[^]*?<% }\); %>\n| *<%~ it\.preBodyTags.*\n/g;
  expect(pageTemplate.replace(files, '')).toBe(original.replace(files, ''));
});

test('a template that is not as expected stops the build and says where to look', () => {
  expect(() => rearranged('<html></html>')).toThrow(
    'look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/first-paint/pageTemplate.ts.',
  );
});
