import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

type Props = Omit<ComponentProps<'div'>, 'onClick' | 'children'> & {
  /** Markup rendered at build time. */
  html: string;
};

/**
 * Registers the anchors and links in the markup with Docusaurus's broken-link checker. React rendered the markup, so each
 * attribute is quoted, and regular expressions find it; a parser would be in the script of every page.
 */
function useLinkChecker(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (ExecutionEnvironment.canUseDOM) return;
  const decode = (text: string) =>
    text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(decode(id));
  for (const [, attributes = ''] of html.matchAll(/<a( [^>]*)>/g)) {
    const [, href = ''] = / href="([^"]+)"/.exec(attributes) ?? [];
    // The link checker knows only pages, not downloads.
    if (/^[/#]/.test(href) && !attributes.includes('download')) collectLink(decode(href));
  }
}

/**
 * Renders static markup that React does not hydrate. Passes clicks on internal links to the router.
 */
export default function StaticHtml({html, ...props}: Props): ReactNode {
  useLinkChecker(html);
  const history = useHistory();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a[href^="/"]:not([download])',
    );
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? '/');
  }

  return <div {...props} onClick={follow} dangerouslySetInnerHTML={{__html: html}} />;
}
