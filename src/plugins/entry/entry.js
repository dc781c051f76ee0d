// The first script of the application. It loads the parts of the application each in a task of its own, so that a tap is answered
// between them; the original loads all of them in one, in which a slow phone answers nothing. Each part stays loaded for the next.
function start() {
  // @ts-expect-error It has no types, and its exports are not used here.
  setTimeout(() => require('react-dom/client'));
  setTimeout(() => require('@docusaurus/core/lib/client/App'));
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry'));
}

// What the application adds to the page needs the whole style sheet, which src/plugins/early lets count when it is there, and
// removes when it cannot be had.
const sheet = document.querySelector('link[media="print"]');
if (sheet)
  for (const event of ['load', 'error']) sheet.addEventListener(event, start, {once: true});
else start();
