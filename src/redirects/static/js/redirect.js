// On the page of an old address: redirects to the new one, in `data-to` of its tag, with query and hash. Without
// scripts the page's refresh redirects, without those. A file, because an inline script would need a hash for each page
// in the content security policy.
(() => {
  const {to} = document.currentScript?.dataset ?? {};
  if (to) location.replace(to + location.search + location.hash);
})();
