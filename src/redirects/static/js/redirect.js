// On the pages of old addresses: leads on to the new one, which its tag names, with query and hash. Without scripts the page's
// own refresh leads on, without those. A file, because as inline scripts each page would need a hash of its own in the content
// security policy.
(() => {
  const {to} = document.currentScript?.dataset ?? {};
  if (to) location.replace(to + location.search + location.hash);
})();
