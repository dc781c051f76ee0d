import {remarkPluginsOf} from '../../../src/config/remarkPlugins';
import {addressesOf} from '../../../src/check-pages/addresses';
import {readAnchors} from '../../../src/check-pages/anchors';
import {readPage, readPages} from '../../../src/site/pages';
import {frontMatterProblems} from '../../../src/check-pages/rules/frontMatter';
import {linkProblems} from '../../../src/check-pages/rules/links';
import {markdownProblems} from '../../../src/check-pages/rules/markdown';
import {secretProblems} from '../../../src/check-pages/rules/secrets';
import {sourceProblems} from '../../../src/check-pages/rules/source';
import {redirects} from '../../../src/redirects/redirects';
import {problemLine} from '../../../src/site/writerError';
import sidebars from '../../../sidebars';

const pages = readPages();
const guide = pages.filter(({file}) => file === 'docs/guides/errors.mdx');

/** A page among those of the site, with what every check of one page says of it. */
export async function mistakesOf(file: string, source: string | Uint8Array): Promise<string> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const text = new TextDecoder().decode(bytes);
  const page = readPage(file, text);
  const {anchors, problems} = await readAnchors([...guide, page], '.', remarkPluginsOf());
  const addresses = addressesOf([...pages, page], sidebars, redirects);
  return [
    ...sourceProblems(file, bytes),
    ...(await secretProblems(file, text)),
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
