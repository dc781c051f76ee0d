import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const scripts = / *<% it\.scripts\.forEach\(.*?<% \}\); %>\n/s;
const end = '    <%~ it.postBodyTags %>\n';

/**
 * Docusaurus' template of a page, with the scripts of the application behind the page instead of in its head: what is to be read goes
 * before what is to be run. They are asynchronous, because browsers finish a page, and scroll to the heading that an address
 * names, only after the last deferred script; and each of them may run before the others.
 *
 * @param template the original
 * @returns the same with the scripts at the end of the body
 * @throws Error when the original is not as expected, as it may be after an upgrade
 */
export function withScriptsLast(template: string): string {
  const [tags] = scripts.exec(template) ?? [];
  const parts = template.split(end);
  if (!tags || !tags.includes(' defer>') || parts.length !== 2) {
    throw new Error(
      'The template of a page holds no scripts, or no end, as expected: look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/config/pageTemplate.ts.',
    );
  }
  return template.replace(tags, '').replace(end, () => tags.replace(' defer>', ' async>') + end);
}

export const pageTemplate = withScriptsLast(original);
