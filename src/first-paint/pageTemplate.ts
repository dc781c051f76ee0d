import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const styles = / *<% it\.stylesheets\.forEach\(.*?<% \}\); %>\n/s;
const scripts = / *<% it\.scripts\.forEach\(.*?<% \}\); %>\n/s;
const end = '    <%~ it.postBodyTags %>\n';
const head = '    <%~ it.headTags %>\n';
const beginning = '    <%~ it.preBodyTags %>\n';
/** Matches only the inline script of the theme: its SVG sprite must stay in the body. */
const themeScript = String.raw`/<script>[^]*?<\/script>/`;

/**
 * Moves the style sheet and the scripts in Docusaurus' page template from the head to the end of the body, so that the
 * text is parsed first. The theme's script that sets the colour mode moves from the body to the head, because a browser
 * may paint between the two, in light colours for a reader who chose dark.
 *
 * The scripts are async, because browsers scroll to the hash of the URL only after the last deferred script. They may
 * run in any order. The critical CSS is inlined (src/first-paint/inline-css); the full style sheet has `media="print"`
 * until it has loaded (src/first-paint/before-hydration), so that it does not block rendering.
 *
 * @param template the original
 * @returns the changed template
 * @throws Error if the original is not as expected, such as after an upgrade
 */
export function moveScriptsToEnd(template: string): string {
  const [sheets = ''] = styles.exec(template) ?? [];
  const [tags = ''] = scripts.exec(template) ?? [];
  const known = / rel="stylesheet" .* \/>/.test(sheets) && tags.includes(' defer>');
  const once = (text: string) => template.split(text).length === 2;
  if (!known || ![head, beginning, end].every(once)) {
    throw new Error(
      'The page template does not contain style sheets, scripts and the tags of plugins as expected: ' +
        'look at @docusaurus/core/lib/ssg/ssgTemplate.html.js, and adapt src/first-paint/pageTemplate.ts.',
    );
  }
  const last =
    sheets.replace(' />', ' media="print" fetchpriority="high" />') +
    tags.replace(' defer>', ' async>');
  return template
    .replace(sheets, '')
    .replace(tags, '')
    .replace(head, () => `    <%~ it.preBodyTags.match(${themeScript})[0] %>\n${head}`)
    .replace(beginning, () => `    <%~ it.preBodyTags.replace(${themeScript}, '') %>\n`)
    .replace(end, () => last + end);
}

export const pageTemplate = moveScriptsToEnd(original);
