import {hasExpired} from './connections';
import type {World} from './world';

/** Where the page of a link is, on which a customer would connect. */
export const linkPath = /^\/link\/([^/]+)$/;

/**
 * The page of a link, as the mock has it. A link that has ended leads back to the application.
 *
 * @returns HTML with its status: 404 when there is no such link
 */
export function linkPage(world: World, id: string): {status: number; html: string} {
  const link = world.links.find(({LinkId}) => LinkId === id);
  const button = (outcome: string, label: string) =>
    `<button name="status" value="${outcome}">${label}</button>`;
  const back = link && returnAddress(link.redirectUrl);
  const status = link && hasExpired(link) ? 'expired' : link?.status;
  const choice =
    link && status === 'PENDING'
      ? `<p>Reload the page to see the status change.</p>
<form method="post" action="/_mock/links/${link.LinkId}">
${button('SUCCEEDED', 'Connect')} ${button('FAILED', 'Fail')}
</form>`
      : `<p>${back ? `<a href="${back}">Return to the application</a>` : 'Create another link.'}</p>`;
  const html = `<!doctype html>
<html lang="en">
<title>Calry Link in the mock</title>
<h1>Calry Link in the mock</h1>
<p>${link ? `Status: ${status}.` : 'The mock has no such link.'}</p>
${choice}
</html>
`;
  return {status: link ? 200 : 404, html};
}

/**
 * The address to which a browser returns, written so that an attribute can hold it; undefined when it is none of the
 * web.
 */
export function returnAddress(redirectUrl: unknown): string | undefined {
  const text = String(redirectUrl);
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
}
