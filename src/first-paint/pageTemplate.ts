import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const styles = / *<% it\.stylesheets\.forEach\(.*?<% \}\); %>\n/s;
const scripts = / *<% it\.scripts\.forEach\(.*?<% \}\); %>\n/s;
const end = '    <%~ it.postBodyTags %>\n';

/**
 * Docusaurus' template of a page, with the style sheet and the scripts of the application behind the page instead of in its head:
 * what is to be read goes before what is to be run.
 *
 * The scripts are asynchronous, because browsers finish a page, and scroll to the heading that an address names, only after the last
 * deferred script; each of them may run before the others. The rules that the page needs at once are put into its head
 * (src/first-paint/inline-css); the whole style sheet is for print until it is there (src/first-paint/before-hydration), so that nothing waits for it.
 *
 * @param template the original
 * @returns the same with styles and scripts at the end of the body
 * @throws Error when the original is not as expected, as it may be after an upgrade
 */
export function withFilesLast(template: string): string {
  const [sheets = ''] = styles.exec(template) ?? [];
  const [tags = ''] = scripts.exec(template) ?? [];
  const known = / rel="stylesheet" .* \/>/.test(sheets) && tags.includes(' defer>');
  if (!known || template.split(end).length !== 2) {
    throw new Error(
      'The template of a page holds no style sheets, no scripts or no end, as expected: look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/first-paint/pageTemplate.ts.',
    );
  }
  const last =
    sheets.replace(' />', ' media="print" fetchpriority="high" />') +
    tags.replace(' defer>', ' async>');
  return template
    .replace(sheets, '')
    .replace(tags, '')
    .replace(end, () => last + end);
}

export const pageTemplate = withFilesLast(original);
