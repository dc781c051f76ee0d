/**
 * Words that mean the same to readers, beside those of the glossary. Each set has the reason why its words are looked for.
 * A set is read in all directions; a word can stand in more than one.
 */
export const synonyms: {words: string[]; reason: string}[] = [
  {words: ['booking', 'reservation', 'stay'], reason: 'Most PMSs and OTAs say booking.'},
  {words: ['cancel', 'call off'], reason: 'Plain English for it.'},
  {words: ['delete', 'remove', 'disconnect'], reason: 'Customers disconnect; the API deletes.'},
  {
    words: ['sdk', 'client library', 'library', 'package'],
    reason: 'There is none; the text says so in other words.',
  },
  {
    words: ['swagger', 'openapi', 'contract', 'schema file'],
    reason: 'The older name of OpenAPI is still the usual one.',
  },
  {
    words: ['upgrade', 'migrate', 'move', 'migration'],
    reason: 'The guide speaks of moving to version 2.',
  },
  {words: ['calendar', 'ical', 'availability'], reason: 'The API calls the calendar availability.'},
  {
    words: ['block', 'close', 'blackout', 'closed'],
    reason: 'Owners block dates; the API closes days.',
  },
  {words: ['dates', 'days', 'nights'], reason: 'Used for each other in calendars.'},
  {
    words: ['token', 'key', 'credential', 'apikey', 'secret'],
    reason: 'Names for what a request is authorised with.',
  },
  {words: ['renew', 'rotate', 'regenerate'], reason: 'Keys are rotated.'},
  {
    words: ['notify', 'notification', 'webhook', 'callback', 'push'],
    reason: 'What a webhook is to other APIs.',
  },
  {words: ['payload', 'delivery', 'body'], reason: 'What a webhook brings.'},
  {words: ['hmac', 'signature', 'sign', 'verify'], reason: 'The method and what it is for.'},
  {
    words: ['test', 'sandbox', 'mock', 'development', 'staging', 'demo', 'try'],
    reason: 'Names for a place without consequences.',
  },
  {words: ['laptop', 'localhost', 'locally', 'tunnel'], reason: 'Where receivers are tried.'},
  {
    words: ['expire', 'lifetime', 'valid', 'validity', 'expiry'],
    reason: 'Said of keys, tokens and links.',
  },
  {
    words: [
      'throttle',
      'rate limit',
      'rate limiting',
      'too many requests',
      '429',
      'quota',
      'backoff',
    ],
    reason: 'What the status is about.',
  },
  {
    words: ['unauthorized', 'unauthorised', '401', 'authentication'],
    reason: 'Both spellings, and the status.',
  },
  {words: ['forbidden', '403'], reason: 'The name of the status.'},
  {words: ['not found', '404'], reason: 'The name of the status.'},
  {words: ['conflict', '409'], reason: 'The name of the status.'},
  {words: ['bad request', '400'], reason: 'The name of the status.'},
  {words: ['unprocessable', '422', 'validation'], reason: 'The name of the status.'},
  {
    words: ['5xx', '500', '502', '503', '504', 'server error', 'bad gateway', 'gateway timeout'],
    reason: 'Handled alike.',
  },
  {
    words: ['timeout', 'time-out', 'time out', 'timed out', 'cut connection', 'hang'],
    reason: 'Spellings, and the symptom.',
  },
  {
    words: ['stale', 'old data', 'outdated', 'cache', 'realtime', 'last sync'],
    reason: 'The symptom and what helps.',
  },
  {
    words: ['duplicate', 'twice', 'double', 'idempotency'],
    reason: 'The symptom and what prevents it.',
  },
  {words: ['missing', 'lost', 'not arriving', 'never came'], reason: 'Said of events.'},
  {words: ['order', 'sequence', 'out of order'], reason: 'Said of deliveries.'},
  {words: ['pause', 'stop', 'disable', 'enabled'], reason: 'A subscription is paused by a field.'},
  {words: ['image', 'photo', 'picture'], reason: 'The field is called pictures.'},
  {
    words: ['message', 'chat', 'inbox', 'conversation', 'thread'],
    reason: 'The API calls them conversations.',
  },
  {words: ['rating', 'review', 'feedback', 'stars'], reason: 'The API calls them reviews.'},
  {words: ['price', 'rate', 'cost', 'amount', 'total'], reason: 'Used for each other.'},
  {
    words: ['discount', 'coupon', 'promotion', 'promo', 'voucher'],
    reason: 'The field is called promotionCode.',
  },
  {
    words: ['apartment', 'listing', 'unit', 'house', 'room type', 'property'],
    reason: 'What PMSs call what is booked.',
  },
  {
    words: ['attribute', 'custom field', 'metadata'],
    reason: 'Extra data on a record is a custom field.',
  },
  {words: ['departure', 'check-out', 'checkout'], reason: 'The field and what people say.'},
  {words: ['arrival', 'check-in', 'checkin'], reason: 'The field and what people say.'},
  {words: ['email', 'e-mail', 'mail'], reason: 'Spellings.'},
  {words: ['outage', 'downtime'], reason: 'What a change of keys must not cause.'},
  {
    words: ['broken', 'problem', 'error', 'fail', 'failure', 'wrong'],
    reason: 'How people begin a complaint.',
  },
  {words: ['send', 'report', 'tell'], reason: 'Problems are sent or reported.'},
  {words: ['support', 'helpdesk', 'contact', 'help desk'], reason: 'Who is asked for help.'},
  {
    words: ['llm', 'ai', 'chatgpt', 'claude', 'assistant', 'program', 'mcp'],
    reason: 'The page for programs is for these.',
  },
  {words: ['hold', 'tentative', 'option', 'provisional'], reason: 'A booking that is not firm.'},
  {
    words: ['onboarding', 'connect', 'connection', 'widget', 'iframe', 'hosted page'],
    reason: 'How a customer connects an account.',
  },
  {words: ['client', 'customer'], reason: 'Used for each other.'},
  {words: ['poll', 'polling', 'refresh'], reason: 'Reading again and again.'},
  {
    words: ['paging', 'pagination', 'next page', 'page size', 'offset'],
    reason: 'Names for reading a list in parts.',
  },
  {
    words: ['overbooking', 'double booking', 'oversold'],
    reason: 'The word in the trade, and the plain one.',
  },
  {
    words: ['sign', 'signature', 'authentic', 'genuine', 'spoof', 'fake'],
    reason: 'Whether a delivery is from Calry.',
  },
  {
    words: [
      'login',
      'log in',
      'authenticate',
      'authentication',
      'authorise',
      'authorize',
      'authorization',
      'auth',
    ],
    reason: 'Names for the same step, in both spellings.',
  },
  {words: ['header', 'headers', 'http header'], reason: 'One of them or all.'},
  {
    words: ['leak', 'leaked', 'compromised', 'stolen', 'revoke', 'rotate'],
    reason: 'What to do when a key gets out.',
  },
  {
    words: ['environment', 'host', 'base url', 'endpoint url', 'server', 'domain'],
    reason: 'Where requests are sent to.',
  },
  {words: ['live', 'production', 'prod', 'go live'], reason: 'The host for real customers.'},
  {
    words: ['wait', 'pause', 'delay', 'backoff', 'retry', 'repeat', 'resend', 'try again'],
    reason: 'What to do after a failure that passes.',
  },
  {
    words: ['limit', 'maximum', 'max', 'cap', 'at most', 'quota'],
    reason: 'The most that is allowed.',
  },
  {words: ['minimum', 'min', 'at least', 'shortest'], reason: 'The least that is allowed.'},
  {
    words: [
      'fast',
      'speed',
      'pace',
      'frequency',
      'how often',
      'per second',
      'per minute',
      'interval',
      'period',
    ],
    reason: 'How often something is or may be done.',
  },
  {
    words: ['link', 'connect', 'onboard', 'connection', 'integrate', 'hook up', 'invite'],
    reason: 'How an account of a customer is joined.',
  },
  {
    words: ['customer', 'client', 'tenant', 'agency', 'account owner'],
    reason: 'Whose PMS account it is.',
  },
  {
    words: ['disconnect', 'offboard', 'unlink', 'delete integration account', 'revoke access'],
    reason: 'The end of a connection.',
  },
  {
    words: ['redirect', 'return url', 'redirecturl', 'back to my app'],
    reason: 'Where the customer goes after the link.',
  },
  {
    words: [
      'sync',
      'synchronise',
      'synchronize',
      'import',
      'pull',
      'fetch data',
      'initial load',
      'backfill',
    ],
    reason: 'How data gets from the PMS into the copy.',
  },
  {
    words: ['fresh', 'realtime', 'real time', 'live read', 'up to date', 'current', 'latest'],
    reason: 'A read that is not from the copy.',
  },
  {
    words: ['empty', 'no data', 'no results', 'nothing returned', 'blank', 'zero results'],
    reason: 'The symptom before a first sync.',
  },
  {
    words: ['quote', 'price a stay', 'total price', 'estimate', 'calculate', 'how much'],
    reason: 'What a stay would cost.',
  },
  {
    words: ['fee', 'tax', 'taxes', 'charge', 'surcharge', 'cleaning fee'],
    reason: 'Parts of a price.',
  },
  {
    words: ['payment', 'pay', 'money', 'finance', 'finances', 'payout', 'revenue', 'financial'],
    reason: 'What the API has of money is in the finances.',
  },
  {
    words: ['nightly rate', 'price per night', 'daily rate', 'night price', 'price of a night'],
    reason: 'The price of a night in the calendar.',
  },
  {
    words: [
      'minimum stay',
      'min stay',
      'minimum nights',
      'minimumnights',
      'los',
      'length of stay',
      'shortest stay',
    ],
    reason: 'The same restriction.',
  },
  {words: ['open', 'unblock', 'available', 'vacant', 'free'], reason: 'Days that can be booked.'},
  {
    words: ['unavailable', 'not available', 'occupied', 'blocked', 'closed', 'taken', 'sold out'],
    reason: 'Days that cannot be booked.',
  },
  {
    words: [
      'guest',
      'traveller',
      'traveler',
      'renter',
      'visitor',
      'booker',
      'primaryguest',
      'lead guest',
    ],
    reason: 'Who stays.',
  },
  {
    words: [
      'party size',
      'number of guests',
      'occupancy',
      'capacity',
      'how many people',
      'sleeps',
      'maxoccupancy',
    ],
    reason: 'How many people stay, or can.',
  },
  {words: ['adults', 'children', 'infants', 'pets', 'kids'], reason: 'Kinds of guests.'},
  {
    words: ['change', 'modify', 'edit', 'amend', 'update', 'alter', 'reschedule'],
    reason: 'All of them are updates.',
  },
  {
    words: ['create', 'add', 'make', 'new', 'place', 'insert', 'book'],
    reason: 'All of them are creations.',
  },
  {
    words: ['list', 'get all', 'fetch', 'retrieve', 'read', 'load', 'query', 'search'],
    reason: 'All of them are reads.',
  },
  {
    words: ['filter', 'narrow', 'only those', 'by status', 'by date'],
    reason: 'Lists are narrowed by query parameters.',
  },
  {words: ['status', 'state', 'stage'], reason: 'The field has both names.'},
  {
    words: [
      'door code',
      'lock code',
      'access code',
      'accesscode',
      'keypad',
      'smart lock',
      'entry code',
      'pin',
    ],
    reason: 'The field is called accessCode.',
  },
  {
    words: ['message', 'reply', 'answer', 'respond', 'write to'],
    reason: 'What is done in a conversation.',
  },
  {
    words: [
      'channel',
      'ota',
      'airbnb',
      'booking.com',
      'vrbo',
      'expedia',
      'source',
      'platform',
      'portal',
    ],
    reason: 'Where a booking comes from.',
  },
  {
    words: ['location', 'address', 'coordinates', 'latitude', 'longitude', 'geo', 'map', 'city'],
    reason: 'Where a property is.',
  },
  {
    words: ['amenity', 'amenities', 'facilities', 'features', 'equipment'],
    reason: 'What a place has.',
  },
  {
    words: ['wifi', 'wi-fi', 'internet', 'wlan', 'wifidetails'],
    reason: 'The field is called wifiDetails.',
  },
  {
    words: ['description', 'text', 'summary', 'house rules', 'rules'],
    reason: 'What is told of a place.',
  },
  {
    words: ['bed', 'beds', 'bedroom', 'bathroom', 'sleeping'],
    reason: 'What a place has to sleep in.',
  },
  {words: ['time zone', 'timezone', 'utc', 'local time', 'clock'], reason: 'Whose time it is.'},
  {words: ['currency', 'eur', 'usd', 'exchange rate', 'iso 4217'], reason: 'What an amount is in.'},
  {words: ['id', 'identifier', 'uuid', 'reference'], reason: 'What a record is known by.'},
  {
    words: ['own reference', 'external id', 'externalid', 'my id', 'accountidentifier'],
    reason: "The caller's own identifier.",
  },
  {
    words: ['workspace', 'organisation', 'organization', 'team', 'company account'],
    reason: "The caller's own account.",
  },
  {
    words: ['direct booking', 'booking engine', 'own website', 'booking site', 'direct-booking'],
    reason: 'A booking without a channel.',
  },
  {
    words: [
      'raw',
      'passthrough',
      'proxy',
      'native api',
      'unsupported endpoint',
      'straight to the pms',
      'custom request',
    ],
    reason: 'A request that goes through as it is.',
  },
  {
    words: ['webhook log', 'delivery log', 'history', 'audit', 'trace', 'debug', 'logs'],
    reason: 'Where an event is looked for.',
  },
  {
    words: ['subscribe', 'register', 'set up', 'listen', 'subscription', 'opt in'],
    reason: 'How events are asked for.',
  },
  {words: ['event', 'events', 'event type', 'topic', 'trigger'], reason: 'What is subscribed to.'},
  {
    words: ['receiver', 'endpoint', 'listener', 'handler', 'consumer', 'receiverurl', 'target url'],
    reason: 'What takes the events.',
  },
  {
    words: ['secret', 'signing secret', 'shared secret', 'signing key'],
    reason: 'What a signature is made with.',
  },
  {
    words: [
      'old version',
      'version 1',
      'v1',
      'legacy',
      'deprecated',
      'sunset',
      'end of life',
      'discontinued',
    ],
    reason: 'Said of what is deprecated.',
  },
  {words: ['new version', 'version 2', 'v2'], reason: 'Names of the version.'},
  {
    words: [
      'difference',
      'differences',
      'what changed',
      'compare',
      'versus',
      'vs',
      'comparison',
      'breaking changes',
    ],
    reason: 'How two things are held beside each other.',
  },
  {
    words: [
      'pms',
      'property management system',
      'system',
      'integration',
      'provider',
      'software',
      'vendor',
    ],
    reason: 'What is integrated.',
  },
  {
    words: [
      'supported',
      'support',
      'compatible',
      'available integrations',
      'which systems',
      'works with',
    ],
    reason: 'What can be connected.',
  },
  {
    words: [
      'getting started',
      'quickstart',
      'first call',
      'hello world',
      'begin',
      'start',
      'tutorial',
      'first request',
    ],
    reason: 'The first steps.',
  },
  {words: ['postman', 'collection', 'insomnia', 'http client'], reason: 'Files for such tools.'},
  {words: ['download', 'export', 'file', 'json', 'yaml'], reason: 'What can be taken along.'},
  {
    words: ['nested', 'parse', 'format', 'shape', 'schema', 'structure', 'envelope'],
    reason: 'How a response is built.',
  },
  {
    words: [
      'idempotent',
      'idempotency',
      'exactly once',
      'safe to retry',
      'retry safely',
      'deduplicate',
      'duplicate',
    ],
    reason: 'How a thing is done once.',
  },
  {
    words: [
      'race',
      'conflict',
      'at the same time',
      'simultaneous',
      'concurrent',
      'two people',
      'somebody else',
    ],
    reason: 'Two bookings of one night.',
  },
  {
    words: ['reconcile', 'compare copies', 'catch up', 'missed events', 'missed'],
    reason: 'How a gap is closed.',
  },
  {
    words: ['gdpr', 'privacy', 'personal data', 'pii', 'data protection'],
    reason: 'What must not be logged.',
  },
  {words: ['owner', 'owners', 'landlord', 'homeowner'], reason: 'Who owns a property.'},
  {words: ['rating', 'score', 'stars', 'points'], reason: 'What a review gives.'},
  {words: ['who am i', 'current user', 'user', 'profile', 'me'], reason: 'The user of the key.'},
  {
    words: ['next', 'following', 'more results', 'rest of the list', 'all pages'],
    reason: 'What the cursor leads to.',
  },
  {
    words: ['terms', 'vocabulary', 'glossary', 'definition', 'meaning', 'mean', 'jargon'],
    reason: 'Where words are explained.',
  },
  {
    words: ['permission', 'scope', 'scopes', 'role', 'rights', 'access', 'admin', 'administrator'],
    reason: 'What a credential may do.',
  },
  {
    words: ['subscription plan', 'plan', 'tier', 'package', 'pricing', 'licence', 'license'],
    reason: 'What a vendor must have switched on.',
  },
  {
    words: ['ip', 'ip address', 'allowlist', 'whitelist', 'firewall'],
    reason: 'Where requests come from.',
  },
  {
    words: ['finish', 'done', 'complete', 'succeed', 'outcome', 'ready'],
    reason: 'When something that takes time is over.',
  },
  {
    words: ['reconnect', 'connect again', 'new credentials', 'credentials changed'],
    reason: 'A broken connection is made anew by a new link.',
  },
  {
    words: ['database', 'own copy', 'mirror', 'data warehouse', 'store the data'],
    reason: 'Where readers keep what they have read.',
  },
  {words: ['up to date', 'in step', 'keep current'], reason: 'Said of a copy.'},
  {words: ['outgoing', 'outbound', 'call from', 'egress'], reason: 'What leaves the platform.'},
  {words: ['kind', 'family', 'type', 'sort', 'category'], reason: 'What things are divided into.'},
  {words: ['first version', 'version 1', 'v1'], reason: 'Versions are counted in words too.'},
  {words: ['second version', 'version 2', 'v2'], reason: 'Versions are counted in words too.'},
  {
    words: ['changes', 'news', 'updates', 'changelog', 'release notes', 'announcement'],
    reason: 'Where changes are told.',
  },
  {
    words: ['skip', 'miss', 'leave out', 'omit', 'overlook'],
    reason: 'A list that lacks something.',
  },
  {
    words: [
      'browser',
      'frontend',
      'front end',
      'client side',
      'javascript in the page',
      'mobile app',
    ],
    reason: 'Where a key must not be.',
  },
  {
    words: ['unsubscribe', 'end a subscription', 'delete a webhook', 'stop events'],
    reason: 'A subscription is a webhook of an account.',
  },
  {
    words: ['machine readable', 'openapi', 'contract', 'specification', 'definition file'],
    reason: 'What programs read.',
  },
  {
    words: ['unclear', 'unknown', 'undocumented', 'not documented', 'not published', 'gap'],
    reason: 'What is not known yet.',
  },
  {words: ['deliver', 'send', 'arrive', 'pass on'], reason: 'Said of events.'},
  {
    words: ['cut connection', 'reset', 'dropped connection', 'no answer', 'no response'],
    reason: 'A request without an answer.',
  },
  {
    words: ['calculate', 'compute', 'work out', 'quote'],
    reason: 'What a stay costs is asked for by a quote.',
  },
  {
    words: [
      'reply to a guest',
      'message to a guest',
      'write to a guest',
      'answer a guest',
      'conversation message',
    ],
    reason: 'A message in a conversation.',
  },
  {words: ['fixed', 'mended', 'solved'], reason: 'Said of problems.'},
  {
    words: ['lifetime', 'how long', 'expire', 'valid for'],
    reason: 'Said of keys, tokens and links.',
  },
  {words: ['reach', 'contact', 'get in touch', 'response time'], reason: 'Said of support.'},
  {words: ['cover', 'support', 'lack', 'offer'], reason: 'What the unified API has.'},
  {
    words: ['embed', 'iframe', 'hosted page', 'redirect'],
    reason: 'How the page for connecting is shown.',
  },
  {
    words: ['offset', 'page number', 'page size', 'cursor', 'pagination'],
    reason: 'How other APIs go through lists.',
  },
  {
    words: ['poll', 'polling', 'sync period', 'interval', 'how often'],
    reason: 'How often is asked.',
  },
  {
    words: ['differ', 'different', 'not the same', 'mismatch', 'inconsistent'],
    reason: 'Two copies that do not agree.',
  },
];
