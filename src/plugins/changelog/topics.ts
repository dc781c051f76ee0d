// What a change can be about: the values of `about` in the front matter of entries, and the options of the filters.

/** The versions of the API. */
export const versions = {v2: 'v2', v1: 'v1', common: 'Common API'};

export const resources = {
  availability: 'Availability',
  conversation: 'Conversations',
  'custom-field': 'Custom fields',
  guest: 'Guests',
  'integration-account': 'Integration accounts',
  link: 'Links',
  owner: 'Owners',
  property: 'Properties',
  quote: 'Quotes',
  reservation: 'Reservations',
  review: 'Reviews',
  'room-types': 'Room types',
  units: 'Units',
  'third-party-webhooks': 'Webhooks',
};
