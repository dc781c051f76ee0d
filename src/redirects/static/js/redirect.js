// Redirects from an old path to the new one in `data-to`, and keeps query and hash. Without JavaScript, the page's
// `<meta http-equiv="refresh">` redirects without them. Not inline, because each page would need another hash in the
// content security policy.
(() => {
  const {to} = document.currentScript?.dataset ?? {};
  if (to) location.replace(to + location.search + location.hash);
})();
