// The entry of the application. It requires the parts of the application in separate tasks, so that the browser can
// respond to input in between; the original entry blocks for 190 ms on a slow phone. Modules are cached.
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

// Hydration waits for the whole style sheet, which src/first-paint/before-hydration applies to the screen when it has
// loaded for print. If it fails, beforeHydration.js reports it, and its Retry adds a new `<link>`.
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
// It may have loaded before the end of the page is parsed.
if (isThere()) start();
else {
  document.addEventListener('load', onLoad, true);
  addEventListener('load', onLoad);
}
