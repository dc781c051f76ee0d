// The first script of the application. It loads the parts of the application each in a task of its own, so that a tap is answered
// between them; the original loads all of them in one, in which a slow phone answers nothing. Each part stays loaded for the next.
function start() {
  setTimeout(() => require('react-dom/client'));
  setTimeout(() => {
    require('@docusaurus/router');
    require('@docusaurus/Head');
    require('@docusaurus/ComponentCreator');
  });
  setTimeout(() => require('@generated/routes'));
  setTimeout(() => require('@docusaurus/core/lib/client/App'));
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry'));
}

// What the application adds to the page needs the whole style sheet. src/first-paint/before-hydration adds it for the screen when it has come for
// paper; when it could not be had, it says so, and puts another element in its place on Retry.
const isThere = () =>
  !document.querySelector('link[media="print"]') ||
  document.querySelector('link[media="all"][data-loaded]') ||
  (document.readyState === 'complete' &&
    !document.querySelector('link[rel="stylesheet"][data-failed]'));

function onLoad() {
  if (!isThere()) return;
  document.removeEventListener('load', onLoad, true);
  removeEventListener('load', onLoad);
  start();
}
// It may be there already while the end of the page, which lets it count, is still to be read.
if (isThere()) start();
else {
  document.addEventListener('load', onLoad, true);
  addEventListener('load', onLoad);
}
