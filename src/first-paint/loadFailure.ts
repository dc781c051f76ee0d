import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A page is readable before its script arrives. When part of the script cannot be had, the page would stay readable but dead,
 * and nobody would know: this says so, with the error and a Retry that loads the page anew.
 */
function show(error: Error) {
  const bar = document.createElement('div');
  bar.className = 'load-failure';
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `Part of this page did not load. ${String(error)}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  bar.append(text, retry);
  document.body.append(bar);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !hydrated) show(reason);
  });
}
