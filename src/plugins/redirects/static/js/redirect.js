// Redirects from an old path to the new path in `data-to`, and keeps query and hash. Without JavaScript, the page's
// `<meta http-equiv="refresh">` redirects and drops both. The script is not inline, because each page would need its
// own hash in the content security policy.
(() => {
  const {to} = document.currentScript?.dataset ?? {};
  if (to) location.replace(to + location.search + location.hash);
})();
