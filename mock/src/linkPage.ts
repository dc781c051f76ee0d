// The page of a link, on which a customer would connect an account.
import {hasExpired} from './connections';
import type {World} from './world';

/** Path of a link's page; the group matches the link's ID. */
export const linkPath = /^\/link\/([^/]+)$/;

/**
 * Renders the page of a link. After the link has ended, the page has a hyperlink to the application's redirect URL.
 *
 * @returns HTML and its status code: 404 if there is no such link
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
 * Serialises a redirect URL so that it is safe in an HTML attribute. Returns undefined if it is not an HTTP(S) URL.
 */
export function returnAddress(redirectUrl: unknown): string | undefined {
  const text = String(redirectUrl);
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
}
