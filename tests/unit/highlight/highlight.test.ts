// Tests syntax highlighting at build time.
import {load} from 'cheerio';
import type {Element} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {highlight} from '../../../src/plugins/highlight/highlight';
import {type CodeBlockData, rehypeHighlight} from '../../../src/plugins/highlight/rehypeHighlight';

const textOf = (html: string) => load(html, null, false).text();

test.each([
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
])('%s keeps its text and gets classes', (language, code) => {
  const html = highlight(code, language);
  expect(textOf(html)).toBe(code);
  expect(html).toMatch(/<span class="[ckmnps]">/);
});

test('the backslash that continues a command is marked, with the space before it', () => {
  const code = 'curl --get "a" --fail \\\n  -H "b" \\\n  -v';
  const html = highlight(code, 'bash');
  expect(html.match(/<span class="w"> \\<\/span>/g)).toHaveLength(2);
  expect(textOf(html)).toBe(code);
});

test.each([
  ['curl --data-urlencode "id=$ACCOUNT"', 'id=<wbr></span>'],
  ['curl "https://example.test/of/$ACCOUNT"', 'of/<wbr></span>'],
  ['curl "https://example.test/accounts"', '/<wbr>accounts'],
  ['curl --silent --get --fail', '--silent</span> <span class="m">--get</span>'],
])('a long line may wrap before a variable, an option or a part of a path: %s', (code, end) => {
  const html = highlight(code, 'bash');
  expect(html).toContain(end);
  expect(textOf(html)).toBe(code);
});

test('a long string in JSON does not wrap', () => {
  const code = '{"url": "https://example.test/accounts"}';
  expect(textOf(highlight(code, 'json'))).toBe(code);
  expect(highlight(code, 'json')).not.toContain('<wbr>');
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

/** Returns the properties that the plugin sets for a fence with this text after its language. */
function fence(meta: string, code: string, language = 'js'): CodeBlockData {
  const text: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring: meta},
    children: [{type: 'text', value: code}],
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [text]};
  rehypeHighlight()({type: 'root', children: [pre]}, new VFile());
  return pre.properties as unknown as CodeBlockData;
}

const marked = /<span class="code-line theme-code-block-highlighted-line">([^<]*)<\/span>/g;
const linesOf = ({html}: CodeBlockData) => [...html.matchAll(marked)].map(([, line]) => line);

test('ranges of lines are marked', () => {
  expect(linesOf(fence('{1,3-4}', 'a\nb\nc\nd\ne\n', 'text'))).toEqual(['a', 'c', 'd']);
});

test.each([
  ['js', '// highlight-next-line\nb\nc', ['b']],
  ['python', '# highlight-start\nb\nc\n# highlight-end\nd', ['b', 'c']],
  ['sh', 'a\n# highlight-next-line\n\nc', ['']],
])('magic comments in %s mark lines, and are not part of the code', (language, code, lines) => {
  const block = fence('', code, language);
  expect(linesOf(block)).toEqual(lines);
  expect(block.html).not.toContain('highlight-');
});

test.each([
  ['showLineNumbers', ['1', '2']],
  ['showLineNumbers=9', ['9', '10']],
])('%s numbers the lines', (meta, numbers) => {
  const {html} = fence(meta, '/* a\n b */');
  expect([...html.matchAll(/data-line="(\d+)"/g)].map(([, number]) => number)).toEqual(numbers);
  expect(textOf(html)).toBe('/* a\n b */');
});
