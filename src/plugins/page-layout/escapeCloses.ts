import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Closes the open navbar menu on Escape, and focuses its button. The theme closes a menu only on a click outside. */
function onKey({key}: KeyboardEvent) {
  const button = document.querySelector<HTMLElement>('.dropdown--show > .navbar__link');
  if (key !== 'Escape' || !button) return;
  document.dispatchEvent(new MouseEvent('mousedown'));
  button.focus();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', onKey);
