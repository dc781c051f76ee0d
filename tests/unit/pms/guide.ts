import {splitPage} from '../../../src/site/pageFile';
import {type Surroundings, validateGuide} from '../../../src/pms/model/validate';

/** A small guide that is right: the tests spoil one line of it at a time. */
export const rightGuide = `---
title: Harbour PMS
description: Connect Harbour PMS with an API key that the account owner makes, and learn what its own interface exposes.
pms:
  summary: {text: A system for small harbours., source: docs}
  linkKeys: {keys: [smoobu], source: calry-create-link}
  vendor: {url: https://harbour.example, source: docs}
  api:
    docs: {url: https://docs.harbour.example, source: docs}
    style: unknown
    hosts: []
  authentication:
    methods: [api-key]
    text: One key for each account.
    fields: []
    tokenLifetime: unknown
    source: docs
  credentials:
    - name: API key
      suppliedBy: account-owner
      where: Settings > API
      goesTo: connect-screen
      required: 'yes'
      source: docs
  prerequisites: []
  webhooks:
    calry: {setup: manual, text: Enter the listener URL., source: forum}
    system: unknown
    events: unknown
  rateLimit:
    limits:
      - {count: 300, counted: requests, every: 5, unit: minute, scope: account, source: docs}
  pagination: unknown
  sandbox: unknown
  resources:
    properties: {support: 'yes', source: docs}
    roomTypes: {support: 'no', source: docs}
    availability: unknown
    rates: unknown
    quotes: unknown
    reservationsRead: unknown
    reservationsCreate: unknown
    reservationsUpdate: unknown
    guests: unknown
    owners: unknown
    reviews: unknown
    conversations: unknown
    customFields: unknown
  gaps: []
  sources:
    docs: {url: https://docs.harbour.example, title: Harbour documentation, read: '2026-11-20', confidence: documented}
    forum: {url: https://forum.example, title: A forum, read: '2026-11-20', confidence: secondary}
---

Harbour PMS takes one key.

## Before you begin

An account[^docs].

## Connect an account

### Connection steps

1. [Create a link](/docs/calrylink).

### Text for the account owner

> Copy the key.

## Webhooks

Somebody enters the listener URL. See [Guesty](/docs/PMS%20Specific%20Guides/guesty).

## Differences in the unified API

- Listings are piers.
`;

export const surroundings: Surroundings = {
  linkKeys: ['smoobu', 'guesty', 'hostaway'],
  today: '2026-11-21',
};

/** What a guide draws: each message, and the text of the line that it points to. */
export function complaintsOf(content: string): {message: string; at: string}[] {
  const lines = content.split('\n');
  return validateGuide(splitPage('harbour.mdx', content), surroundings).problems.map(
    ({line, message}) => ({message, at: lines[line - 1] ?? 'beyond the file'}),
  );
}

/**
 * The right guide with one piece of text replaced.
 *
 * @throws when the piece is not there, so that a test cannot pass by spoiling nothing
 */
export function spoil(piece: string, replacement: string): string {
  if (!rightGuide.includes(piece)) throw new Error(`The guide has no ${piece}`);
  return rightGuide.replace(piece, replacement);
}
