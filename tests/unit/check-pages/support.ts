import {remarkPluginsOf} from '../../../src/config/remarkPlugins';
import {addressesOf} from '../../../src/check-pages/addresses';
import {readAnchors} from '../../../src/check-pages/anchors';
import {readPage} from '../../../src/site/pages';
import {frontMatterProblems} from '../../../src/check-pages/rules/frontMatter';
import {linkProblems} from '../../../src/check-pages/rules/links';
import {markdownProblems} from '../../../src/check-pages/rules/markdown';
import {secretProblems} from '../../../src/check-pages/rules/secrets';
import {sourceProblems} from '../../../src/check-pages/rules/source';
import {problemLine} from '../../../src/site/writerError';

/** A site of few pages, so that no change of the real ones is a change of what is expected here. */
const pages = [
  'docs/introduction.mdx',
  'docs/contact.mdx',
  'docs/guides/errors.mdx',
  'docs/guides/pagination.mdx',
  'docs/PMS Specific Guides/guesty.mdx',
].map((file) => readPage(file, `---\ntitle: ${file}\ndescription: X.\n---\n\n## A part\n`));
const guide = pages.filter(({file}) => file === 'docs/guides/errors.mdx');
const redirects = [{from: '/docs', to: '/docs/introduction'}];

/** A page among those of the site above, with what every check of one page says of it. */
export async function mistakesOf(file: string, source: string | Uint8Array): Promise<string> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const text = new TextDecoder().decode(bytes);
  const page = readPage(file, text);
  const {anchors, problems} = await readAnchors([...guide, page], '.', remarkPluginsOf());
  const addresses = addressesOf([...pages, page], {}, redirects);
  return [
    ...sourceProblems(file, bytes),
    ...(await secretProblems([{file, text}])),
    ...frontMatterProblems(page),
    ...markdownProblems(page, '.'),
    ...linkProblems(page, '.', addresses, anchors),
    ...problems,
  ]
    .map(problemLine)
    .join('\n');
}

/** The same for a body, which begins on line 6. */
export const bodyMistakes = (body: string, file = 'docs/guides/page.mdx') =>
  mistakesOf(file, `---\ntitle: X\ndescription: Read a page.\n---\n\n${body}\n`);
