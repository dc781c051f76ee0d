// The client entry. It requires the parts of the application in separate tasks, so that the browser can respond to
// input in between. Docusaurus' entry alone blocks a slow phone for 190 ms. The last task runs that entry.
//
// Hydration waits for the full style sheet, which src/plugins/first-paint/before-hydration applies to the screen after
// it has loaded for print. If the style sheet fails to load, beforeHydration.js reports this, and Retry reloads the
// page.
let isStarted = false;
function start() {
  const isStyled = () =>
    document.querySelector('link[media="all"][data-loaded]') ||
    (document.readyState === 'complete' && !document.querySelector('link[data-failed]'));
  if (isStarted || !isStyled()) return;
  isStarted = true;
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

// The load events of files reach the document, but not the window.
document.addEventListener('load', start, true);
addEventListener('load', start);
// The style sheet may already have loaded.
start();
