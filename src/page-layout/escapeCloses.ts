import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Closes an open menu of the navbar by Escape, which the theme does only by a press elsewhere. Its button gets the focus. */
function onKey({key}: KeyboardEvent) {
  const button = document.querySelector<HTMLElement>('.dropdown--show > .navbar__link');
  if (key !== 'Escape' || !button) return;
  document.dispatchEvent(new MouseEvent('mousedown'));
  button.focus();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', onKey);
