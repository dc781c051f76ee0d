// The client entry. It requires the parts of the application in separate tasks, so that the browser can respond to
// input in between. Docusaurus' entry alone blocks a slow phone for 190 ms. The last task runs that entry.
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

// Hydration waits for the full style sheet, which src/plugins/first-paint/before-hydration applies to the screen after
// it has loaded for print. If the style sheet fails to load, beforeHydration.js reports this, and Retry reloads the
// page.
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
// The style sheet may already have loaded.
if (isThere()) start();
else {
  document.addEventListener('load', onLoad, true);
  addEventListener('load', onLoad);
}
