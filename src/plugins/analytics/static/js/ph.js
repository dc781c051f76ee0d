// Sends page views to PostHog if the build has a key and a host (src/plugins/analytics/index.ts). Sets no cookies and
// stores nothing: each page load has a new random ID. Sends nothing if the reader's browser asks not to be tracked.
(function () {
  var tag = document.currentScript;
  var key = tag && tag.dataset.key;
  var host = tag && tag.dataset.host;
  var asked =
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl);
  if (!key || !host || asked) return;

  var visitor = Math.random().toString(36).slice(2) + Date.now().toString(36);
  var last = '';
  function send() {
    var url = location.origin + location.pathname;
    if (url === last) return;
    var event = {
      api_key: key,
      event: '$pageview',
      properties: {
        distinct_id: visitor,
        $process_person_profile: false,
        $current_url: url,
        $referrer: last || document.referrer || '$direct',
        title: document.title,
      },
    };
    last = url;
    // A plain-text body needs no CORS preflight. With `keepalive`, leaving the page doesn't cancel the request.
    fetch(host + '/i/v0/e/', {method: 'POST', body: JSON.stringify(event), keepalive: true}).catch(
      function () {},
    );
  }

  // Docusaurus navigates with the History API, and sets the title a moment later.
  var push = history.pushState;
  history.pushState = function (state, unused, url) {
    push.call(history, state, unused, url);
    setTimeout(send, 500);
  };
  addEventListener('popstate', function () {
    setTimeout(send, 500);
  });
  addEventListener('load', send);
})();
