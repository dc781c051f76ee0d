const link = /(?<!!)\]\(\s*<?([^)\s>]*)/g;

/**
 * Returns how to fix the URL of a link; undefined if it is valid.
 *
 * @param {string} address
 * @returns {string | undefined}
 */
export function linkProblem(address) {
  if (/\.mdx?(?:#|$)/.test(address) && !/^[a-z]+:/.test(address)) {
    return 'Link to the address of the page, such as /docs/guides/pagination, not to its file.';
  }
  if (/^\.{1,2}\//.test(address)) {
    return (
      'Write the address from the root of the site, such as /docs/guides/pagination: it stays right ' +
      'when this page moves.'
    );
  }
  return undefined;
}

/** @type {import('markdownlint').Rule} */
export default {
  names: ['site-links'],
  description: 'Links inside the site are addresses from its root',
  tags: ['prose', 'links'],
  parser: 'none',
  function: ({name, lines}, onError) => {
    // Only pages of the site: READMEs link to files of the repository.
    if (!name.endsWith('.mdx')) return;
    for (const [index, line] of lines.entries()) {
      for (const [, address = ''] of line.replace(/`[^`]*`/g, '').matchAll(link)) {
        const problem = linkProblem(address);
        if (problem) onError({lineNumber: index + 1, detail: `"${address}". ${problem}`});
      }
    }
  },
};
