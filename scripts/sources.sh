#!/bin/sh
# `npm run sources`: fetches every web page that the contract, the PMS guides and src/plugins/pms/model cite together with a
# `read` date. Lists, as Markdown, the pages that are broken and the pages that were read long ago, so that a maintainer
# can decide what to do.
# .github/workflows/sources.yml runs this script each week.
cited() {
  git grep "$@" "read['\"]*: ['\"]20" -- openapi 'docs/PMS Specific Guides' src/plugins/pms/model
}

echo '## Not available (with the status; 000 means no response)'
# The URL is up to three lines above the day. docs.calry.app, the earlier edition of these docs, is no longer online.
cited -h -B 3 | grep -oE "https?://[^'\" ]+" | grep -v '//docs.calry.app' | sort -u |
  xargs -n 1 -P 8 curl --silent --location --max-time 30 --output /dev/null --write-out '- %{http_code}: %{url}\n' |
  grep -v '^- 200'

echo '## Read more than 180 days ago'
cited -n | awk -v oldest="$(date -d '-180 days' +%F)" \
  'match($0, /20[0-9]+-[0-9]+-[0-9]+/) && substr($0, RSTART, RLENGTH) < oldest { print "- " $0 }'
