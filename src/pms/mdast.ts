import type {Paragraph, RootContent} from 'mdast';
import {type Inline, paragraph} from '../site/mdast';

/** An element that Markdown has no word for; it becomes that HTML element, with ordinary Markdown inside. */
export type HtmlNode = {
  type: 'pmsElement';
  data: {hName: string; hProperties?: Record<string, string | string[] | boolean>};
  children: (RootContent | HtmlNode)[];
};

declare module 'mdast' {
  interface RootContentMap {
    pmsElement: HtmlNode;
  }
  interface BlockContentMap {
    pmsElement: HtmlNode;
  }
  interface PhrasingContentMap {
    pmsElement: HtmlNode;
  }
}

export function element(
  name: string,
  className: string | undefined,
  children: HtmlNode['children'],
): HtmlNode {
  return {
    type: 'pmsElement',
    data: {hName: name, ...(className && {hProperties: {className: [className]}})},
    children,
  };
}

/** An admonition, as `:::warning[Title]` would give it. */
export function admonition(
  kind: 'warning' | 'note',
  title: string,
  ...parts: Inline[]
): RootContent {
  const label: Paragraph = {...paragraph(title), data: {directiveLabel: true} as Paragraph['data']};
  return {
    type: 'containerDirective',
    name: kind,
    attributes: {},
    children: [label, paragraph(...parts)],
  } as unknown as RootContent;
}
