import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sourceReader} from '../../../src/markdown-pages/source';
import type {Page} from '../../../src/markdown-pages/page';
import {twinFiles} from '../../../src/markdown-pages/write';
import {temporaryFolder} from '../../support/temporaryFolder';

const site = temporaryFolder('twins');
const read = sourceReader(site, []);

/** The page with this source. */
function pageWith(source: string): Page {
  writeFileSync(path.join(site, 'page.mdx'), source);
  const route = '/docs/a page';
  return {
    route,
    title: 'A_page',
    description: 'Says *what* it is.',
    body: (language) => read({file: 'page.mdx', route, frontMatter: {}}, language),
  };
}

/** The twin and the files beside it. */
async function filesOf(source: string) {
  const page = pageWith(source);
  return twinFiles(page, await page.body());
}

/** The twin of a page with this source, or the message that stops the build. */
function twin(source: string): Promise<string> {
  return filesOf(source).then(
    ([{text}]) => text,
    (error: Error) => `failed: ${error.message}`,
  );
}

const front = '---\ntitle: A\ndescription: B\n---\n\n';

describe('the twin of a page', () => {
  it('begins with title, description and address', async () => {
    const text = await twin(`${front}Prose.\n`);
    expect(text).toMatch(
      /^# A_page\n\n> Says \\\*what\\\* it is\.\n\nPage: https:\/\/[^ ]+\/docs\/a%20page \(/,
    );
    expect(text).toMatch(/\n\nProse\.\n$/);
  });

  it('says neither title nor description twice', async () => {
    expect(await twin(`${front}# A\n\nProse.\n`)).not.toContain('# A\n');
    expect(await twin(`${front}<PageMenu />\n\n# A\n\nProse.\n`)).not.toContain('# A\n');
    expect((await twin(`${front}Says \\*what\\* it is.\n\nProse.\n`)).split('it is').length).toBe(
      2,
    );
  });

  it('leaves out imports and comments', async () => {
    const text = await twin(`${front}import A from 'a';\n\n{/* truncate */}\n\nPro{/* x */}se.\n`);
    expect(text).toContain('\n\nProse.\n');
    expect(text).not.toMatch(/import|truncate|\/\*/);
  });

  it('leaves out the anchor that a heading sets', async () => {
    const text = await twin(`${front}## Cancel a stay {/* #cancel */}\n\nProse.\n`);
    expect(text).toContain('\n\n## Cancel a stay\n\nProse.\n');
  });

  it('writes tabs, folds, boxes and drawings as Markdown', async () => {
    const text = await twin(
      `${front}<Tabs groupId="system">\n<TabItem value="py" label="Python">\n\n\`\`\`python title="a.py" file="b"\nx = {}\n\`\`\`\n\n` +
        '</TabItem>\n</Tabs>\n\n<details>\n<summary>More of it</summary>\n\nHidden.\n\n</details>\n\n' +
        ':::caution[The title]\n\nText at hour:minute.\n\n:::\n\n<LinkFlow />\n',
    );
    expect(text).toContain('**Python**\n\n```python title="a.py"\nx = {}\n```');
    expect(text).toContain('**More of it**\n\nHidden.');
    expect(text).toContain('> **Caution: The title.**\n>\n> Text at hour:minute.');
    expect(text).toContain('> **Drawing: How a customer connects a PMS account.** Two lanes');
    expect(text).not.toMatch(/^<|:::/m);
  });

  it('has the programs of one language, and names the files with the others', async () => {
    const tab = (value: string, label: string) =>
      `<TabItem value="${value}" label="${label}">\n\n\`\`\`${value}\nprogram\n\`\`\`\n\n</TabItem>`;
    const tabs = (...items: string[]) =>
      `<Tabs groupId="language">\n${items.join('\n')}\n</Tabs>\n\n`;
    const node = tab('node', 'Node.js');
    const python = tab('python', 'Python');
    const files = await filesOf(
      `${front}${tabs(node, python)}Prose.\n\n${tabs(node, tab('php', 'PHP'))}`,
    );
    const address = 'https://docs.calry.app/docs/a%20page';
    expect(files.map((file) => file.path)).toEqual([
      '/docs/a page.md',
      '/docs/a page.python.md',
      '/docs/a page.php.md',
    ]);
    const programs = files.map((file) => file.text.match(/(?<=^```)\w+/gm));
    // Where a program is not in the language that is asked for, it is in its first.
    expect(programs).toEqual([
      ['node', 'node'],
      ['python', 'node'],
      ['node', 'php'],
    ]);
    const named = files.map(({text}) => /^Code here: .*$/m.exec(text)?.[0]);
    expect(named).toEqual([
      `Code here: Node.js. This page with code in: [Python](${address}.python.md), [PHP](${address}.php.md)`,
      `Code here: Python. This page with code in: [Node.js](${address}.md), [PHP](${address}.php.md)`,
      `Code here: PHP. This page with code in: [Node.js](${address}.md), [Python](${address}.python.md)`,
    ]);
  });

  it('hands out the paragraphs that are marked as traps, and shows no mark', async () => {
    const page = pageWith(`${front}- One. {/* trap */}\n- Two.\n\nThree.{/* trap */}\n`);
    const {traps} = await page.body();
    expect(traps).toMatchObject([[{value: 'One.'}], [{value: 'Three.'}]]);
    expect((await twinFiles(page, await page.body()))[0].text).not.toContain('trap');
  });

  it('has absolute links, to the twins of pages', async () => {
    const text = await twin(
      `${front}[a](/docs/b%20c#d) [e](#f) [g](pathname:///data/x.json) [h](https://i.example/j) ![k](/img/l.png) ![m](./n.png)\n`,
    );
    expect(text.match(/\]\([^)]*\)/g)).toEqual([
      '](https://docs.calry.app/docs/b%20c.md#d)',
      '](https://docs.calry.app/data/x.json)',
      '](https://i.example/j)',
      '](https://docs.calry.app/img/l.png)',
    ]);
    // A twin has no anchors.
    expect(text).toContain(') e [g]');
    expect(text).toContain('(Image: m)');
  });

  it.each([
    ['a component without a writer', '<Chart kind="x" />', '<Chart> has no Markdown form'],
    ['such a component in a sentence', 'See <Badge /> here.', '<Badge> has no Markdown form'],
    ['an expression', 'There are {count} of them.', '{count} has no Markdown form'],
    ['a relative link', '[a](./other.mdx)', 'the link to ./other.mdx is relative'],
  ])('stops at %s, with file, line and what to do', async (_, source, message) => {
    const text = await twin(`${front}Prose.\n\n${source}\n`);
    expect(text).toContain(`failed: page.mdx:8: ${message}`);
    expect(text).toMatch(/Say in src\/markdown-pages\/elements\.ts|Write (its text|the address)/);
  });
});
