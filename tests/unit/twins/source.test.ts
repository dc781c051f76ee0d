import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sourceReader} from '../../../src/plugins/twins/source';
import {twinText} from '../../../src/plugins/twins/write';
import {temporaryFolder} from '../../support/temporaryFolder';

const site = temporaryFolder('twins');
const read = sourceReader(site, []);

/** The twin of a page with this source, or the message that stops the build. */
function twin(source: string): Promise<string> {
  writeFileSync(path.join(site, 'page.mdx'), source);
  const page = {
    route: '/docs/a page',
    title: 'A_page',
    description: 'Says *what* it is.',
    body: () => read({file: 'page.mdx', route: '/docs/a page', frontMatter: {}}),
  };
  return twinText(page).catch((error: Error) => `failed: ${error.message}`);
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
      `${front}<Tabs groupId="x">\n<TabItem value="py" label="Python">\n\n\`\`\`python title="a.py" file="b"\nx = {}\n\`\`\`\n\n` +
        '</TabItem>\n</Tabs>\n\n<details>\n<summary>More of it</summary>\n\nHidden.\n\n</details>\n\n' +
        ':::caution[The title]\n\nText at hour:minute.\n\n:::\n\n<LinkFlow />\n',
    );
    expect(text).toContain('**Python**\n\n```python title="a.py"\nx = {}\n```');
    expect(text).toContain('**More of it**\n\nHidden.');
    expect(text).toContain('> **Caution: The title.**\n>\n> Text at hour:minute.');
    expect(text).toContain('> **Drawing: How a customer connects a PMS account.** Two lanes');
    expect(text).not.toMatch(/^<|:::/m);
  });

  it('has absolute links', async () => {
    const text = await twin(
      `${front}[a](/docs/b%20c#d) [e](#f) [g](pathname:///data/x.json) [h](https://i.example/j) ![k](/img/l.png) ![m](./n.png)\n`,
    );
    expect(text.match(/\]\([^)]*\)/g)).toEqual([
      '](https://docs.calry.app/docs/b%20c#d)',
      '](https://docs.calry.app/docs/a%20page#f)',
      '](https://docs.calry.app/data/x.json)',
      '](https://i.example/j)',
      '](https://docs.calry.app/img/l.png)',
    ]);
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
    expect(text).toMatch(/Say in src\/plugins\/twins\/elements\.ts|Write (its text|the address)/);
  });
});
