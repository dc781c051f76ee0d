import {readFileSync} from 'node:fs';
import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {highlight} from '../../../src/highlight/highlight';
import {mergeVersions} from '../../../src/highlight/mergeVersions';
import {rehypeHighlight} from '../../../src/highlight/rehypeHighlight';

/** The text of coloured code, as a reader copies it. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples: Record<string, string> = {
  bash: 'curl --fail "https://example.test/?a=1&b=2" <<<"x" > out',
  js: 'const a = `x ${1 < 2}`; // why\nawait fetch(a);',
  tsx: 'const A = <T,>(x: T) => <p className="a">{x}</p>;',
  python: 'import os\nprint(f"{os.environ[\'A\']}")',
  php: '<?php\n$a = getenv(\'A\');\necho "$a";',
  ruby: 'require \'net/http\'\nputs "#{1 + 1}"',
  go: 'package main\n\nfunc main() { _ = "a" }',
  json: '{"a": [1, true, null, "b"]}',
  yaml: 'a:\n  - b # why',
  http: 'GET /a HTTP/1.1\nHost: example.test',
};

describe('highlight', () => {
  it.each(Object.entries(samples))(
    '%s keeps its text and gets classes, without styles',
    (language, code) => {
      const html = highlight(code, language);
      expect(textOf(html)).toBe(code);
      expect(html).toMatch(/<span class="[ckmnps]">/);
      expect(html).not.toContain('style=');
    },
  );

  it('gives a token without a colour that of the token around it', () => {
    expect(highlight('`a ${b}`', 'js')).toBe(
      '<span class="s">`a </span><span class="p">${</span><span class="s">b</span><span class="p">}</span><span class="s">`</span>',
    );
  });

  it('joins neighbours of one colour, over spaces but not over the end of a line', () => {
    expect(highlight('f(a, [], {});\n}', 'js')).toBe(
      '<span class="n">f</span><span class="p">(</span>a<span class="p">, [], {});</span>\n<span class="p">}</span>',
    );
  });

  it('has a rule of the style sheet for each class, and no other', () => {
    const sheet = readFileSync('src/css/code.css', 'utf8');
    const rules = [...sheet.matchAll(/^pre \.(\w+) \{/gm)].map(([, name]) => name);
    const classes = Object.entries(samples).flatMap(([language, code]) =>
      [...highlight(code, language).matchAll(/class="([^"]*)"/g)].map(([, name]) => name),
    );
    expect(rules.toSorted()).toEqual([...new Set(classes)].sort());
  });

  it('leaves plain text alone but for escapes', () => {
    expect(highlight('a < b & c', 'text')).toBe('a &lt; b &amp; c');
  });

  it('names what it knows when a language is not known', () => {
    expect(() => highlight('x', 'pyton')).toThrow(
      /language "pyton" is not known\. Did you mean "python"\? Known are: text, .*python.*src\/highlight\/languages\.ts/,
    );
  });
});

describe('rehypeHighlight', () => {
  const compile = (source: string) =>
    createProcessor({rehypePlugins: [rehypeHighlight], jsx: true}).process({
      value: source,
      path: 'page.mdx',
    });

  it('hands code, language and title to the code block', async () => {
    const result = String(await compile('```js title="A program"\nlet a;\n```\n'));
    expect(result).toContain('language="js"');
    expect(result).toContain('title="A program"');
    expect(result).toContain('class=&quot;k&quot;');
  });

  it('fails with the line of the fence', async () => {
    const failure = await compile('Text.\n\n```nolang\nx\n```\n').catch((error: Error) =>
      String(error),
    );
    expect(failure).toMatch(/^page\.mdx:3:1|3:1/);
    expect(failure).toContain('"nolang" is not known');
  });
});

it('JSON in a text of the shell is coloured as JSON, other texts as texts', () => {
  const html = highlight(`curl --data '{"a": 1}' --header 'b: {c}'`, 'bash');
  expect(html).toContain('<span class="n">"a"</span>');
  expect(html).toContain('<span class="m">1</span>');
  expect(html).toContain(`<span class="s">'b: {c}'</span>`);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(`curl --data '{"a": 1}' --header 'b: {c}'`);
});

it('JSON in a here-document of the shell is coloured as JSON, with the variables in it', () => {
  const code = 'curl --data @- <<JSON\n{\n  "a": "$ID",\n  "b": 1\n}\nJSON';
  const html = highlight(code, 'bash');
  expect(html).toContain('<span class="n">"a"</span>');
  expect(html).toContain('<span class="m">1</span>');
  expect(html.replaceAll(/<[^>]+>/g, '').replaceAll('&lt;', '<')).toBe(code);
});

describe('two versions in one block', () => {
  const text = (html: string, left: string) =>
    html.replaceAll(new RegExp(`<span class="only-${left}"[^>]*>.*?</span>`, 'gs'), '');

  it('has the lines of both, each version whole', () => {
    const [required, all] = ['a\nb', 'a\nc\nb'];
    const html = mergeVersions(required, all, 'required');
    expect(html).toBe('a\n<span class="only-all" hidden>c\n</span>b');
    expect(text(html, 'all')).toBe(required);
  });

  it('ends each version with its own last line', () => {
    expect(mergeVersions('a\nb', 'a\nb \\\nc', 'all')).toBe(
      'a\n<span class="only-required" hidden>b</span><span class="only-all">b \\\nc</span>',
    );
  });

  it('keeps spans over several lines closed in each', () => {
    const html = mergeVersions(
      '<span class="s">x\ny</span>',
      '<span class="s">x\nz\ny</span>',
      'required',
    );
    expect(html).toBe(
      '<span class="s">x</span>\n' +
        '<span class="only-all" hidden><span class="s">z</span>\n</span>' +
        '<span class="s">y</span>',
    );
  });
});
