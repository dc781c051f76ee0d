// Tests syntax highlighting at build time.
import {expect, test} from 'vitest';
import {highlight} from '../../../src/plugins/highlight/highlight';
import {unknownMeta} from '../../../src/plugins/highlight/meta';

const samples: [language: string, code: string][] = [
  ['bash', 'curl --fail "https://example.test/?a=1&b=2" <<<"x" > out'],
  ['js', 'const a = `x ${1 < 2}`; // why\nawait fetch(a);'],
  ['tsx', 'const A = <T,>(x: T) => <p className="a">{x}</p>;'],
  ['python', 'import os\nprint(f"{os.environ[\'A\']}")'],
  ['php', '<?php\n$a = getenv(\'A\');\necho "$a";'],
  ['ruby', 'require \'net/http\'\nputs "#{1 + 1}"'],
  ['go', 'package main\n\nfunc main() { _ = "a" }'],
  ['json', '{"a": [1, true, null, "b"]}'],
  ['yaml', 'a:\n  - b # why'],
  ['http', 'GET /a HTTP/1.1\nHost: example.test'],
];

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test.each(samples)('%s keeps its text and gets classes', (language, code) => {
  const html = highlight(code, language);
  expect(textOf(html)).toBe(code);
  expect(html).toMatch(/<span class="[ckmnps]">/);
});

test.each([
  `curl --data '{"a": 1}' --header 'b: {c}'`,
  'curl --data @- <<JSON\n{\n  "a": 1,\n  "b": "$ID"\n}\nJSON',
])('JSON in a shell command is highlighted as JSON: %s', (code) => {
  const html = highlight(code, 'bash');
  expect(html).toContain('<span class="n">"a"</span>');
  expect(html).toContain('<span class="m">1</span>');
  expect(html).not.toMatch(/class="m">c/);
  expect(textOf(html)).toBe(code);
});

test.each([
  ['title="a b" file="samples/a.js" region="b"', []],
  ['{1, 3} showLineNumbers', ['{1, 3}', 'showLineNumbers']],
  ['titel="a b" showlinenumbers', ['titel="a b"', 'showlinenumbers']],
  ['title=a title="b', ['title=a', 'title="b']],
  ['{1', ['{1']],
])('text after the language that has no effect is found: %s', (meta, unknown) => {
  expect(unknownMeta(meta)).toEqual(unknown);
});
