import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {text as bookingRace} from '../components/diagrams/BookingRace/text';
import {text as dataModel} from '../components/diagrams/DataModel/text';
import type {DiagramText} from '../components/diagrams/Diagram';
import {text as linkFlow} from '../components/diagrams/LinkFlow/text';
import {text as syncModel} from '../components/diagrams/SyncModel/text';
import {text as webhookFamilies} from '../components/diagrams/WebhookFamilies/text';
import {indexPages} from '../components/IndexPages/pages';
import {link, list, paragraph, strong} from '../site/mdast';
import {absolute} from '../site/twinAddresses';

/** An element of MDX, or one that a remark plugin made, after what stands in it became Markdown. */
export type Element = {
  name: string;
  /** Those whose value is a plain string. */
  attributes: Record<string, string>;
  children: RootContent[];
};

/** What stands in the place of an element in a Markdown twin. */
type Writer = (element: Element) => RootContent[];

const content: Writer = ({children}) => children;

const drawing =
  ({title, description}: DiagramText): Writer =>
  () => [
    {type: 'blockquote', children: [paragraph(strong(`Drawing: ${title}.`), ' ', description)]},
  ];

/** The text of blocks, on one line. */
function phrasing(children: RootContent[]): PhrasingContent[] {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}

const bold: Writer = ({children}) => [paragraph(strong(phrasing(children)))];

/** The term and the explanation of each group of a definition list, as one item. */
const definitions: Writer = ({children}) => [
  {
    type: 'list',
    ordered: false,
    spread: false,
    children: children.map((group) => ({
      type: 'listItem',
      spread: false,
      children: [group as Paragraph],
    })),
  },
];

/** One item of a definition list; the term has become bold and ends in a colon. */
const definition: Writer = ({children}) => [paragraph(phrasing(children))];

/**
 * Each element that a page may hold, and what it is in Markdown. A component takes what it says from the data that the page's
 * own component shows.
 */
export const writers: Record<string, Writer> = {
  Tabs: content,
  TabItem: ({attributes: {label = '', value = ''}, children}) => [
    paragraph(strong(label || value)),
    ...children,
  ],
  details: content,
  summary: bold,
  sup: content,
  kbd: content,
  dl: definitions,
  div: definition,
  dt: ({children}) => [paragraph(strong(phrasing(children), ':'), ' ')],
  dd: content,
  // The menu leads to this very text.
  PageMenu: () => [],
  // What it finds depends on the reader; the page says what can be searched for.
  SearchPage: () => [],
  IndexPages: () => [
    list(indexPages.map(({to, name, about}) => [link(absolute(to) ?? to, name), `: ${about}.`])),
  ],
  BookingRace: drawing(bookingRace),
  DataModel: drawing(dataModel),
  LinkFlow: drawing(linkFlow),
  SyncModel: drawing(syncModel),
  WebhookFamilies: drawing(webhookFamilies),
};
