/**
 * Client module that tells the scripts without React, such as static/js/pageActions.js, that another page is shown.
 * It does so before the first paint of the page.
 */
export function onRouteDidUpdate() {
  document.dispatchEvent(new Event('page:shown'));
}
