import type {RootContent} from 'mdast';
import {home} from '../../pages/_home/content';
import {guideRoute} from '../../pms/derive';
import {loadSystems} from '../../pms/load';
import {heading, type Inline, link, list, paragraph} from '../mdast';
import {siteUrl} from './addresses';
import type {ReadSource} from './source';

const to = ({to: address, label}: {to: string; label: string}): Inline =>
  link(siteUrl(address), label);

/** What the home page shows, from the same content. */
export async function homeBody(read: ReadSource): Promise<RootContent[]> {
  const systems = loadSystems();
  const sample = await read({file: 'src/pages/_home/sample.mdx', route: '/', frontMatter: {}});
  return [
    heading(2, home.title),
    paragraph(home.lead(systems.length)),
    list(home.actions.map(to)),
    list(home.ways.map((way) => [to(way), `: ${way.text}`])),
    heading(2, home.request.title),
    paragraph(home.request.text, ' ', to(home.request.more), '.'),
    ...sample,
    heading(2, home.resources.title),
    list(home.resources.links.map(to)),
    heading(2, home.systemsTitle(systems.length)),
    list(systems.map(({slug, title}) => to({to: guideRoute(slug), label: title}))),
  ];
}
