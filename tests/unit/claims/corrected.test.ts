// Tests that pages and guides agree with the facts that they are derived from.
import {expect, test} from 'vitest';
import {unknownFacts} from '../../../src/plugins/gaps/systems';
import {atAGlance} from '../../../src/plugins/pms/guideParts';
import {loadGuides} from '../../../src/plugins/pms/model';
import {limitsOf, mainLimitOf} from '../../../src/plugins/pms/model/derive';
import {References} from '../../../src/plugins/pms/references';

const guides = loadGuides();

test('a PMS with guest data only in reservations is not listed with guests', () => {
  const inside = /no separate|is part of|are part of|are fields of/i;
  const wrong = guides.filter(({pms: {resources}}) => {
    const {guests} = resources;
    return guests !== 'unknown' && guests.support === 'yes' && inside.test(guests.note ?? '');
  });
  expect(wrong.map(({slug}) => slug)).toEqual([]);
});

test('a rate limit states its scope, or that it is unknown', () => {
  const counted =
    /account|token|key|client|address|property|partner|thread|reservation\b|scope unknown/;
  const scopes = guides.flatMap(({title, pms: facts}) =>
    limitsOf(facts).map(({scope}) => `${title}: ${scope.replace('registration', '')}`),
  );
  expect(scopes.filter((scope) => !counted.test(scope))).toEqual([]);
});

test('the text for the customer lists every credential of the connection screen', () => {
  const missing = guides.flatMap(({title, body, pms: {credentials}}) => {
    const [, , text = ''] = /### (Text for the customer)([^]*?)\n## /.exec(body) ?? [];
    const letters = text.split('\n\n').filter((part) => /^>[^]*\blink\b/.test(part));
    return credentials
      .filter(({required, goesTo}) => required === 'yes' && /connect-screen|unknown/.test(goesTo))
      .filter(({suppliedBy, name}) => suppliedBy === 'account-owner' || name === 'Username')
      .filter(({name, route}) => {
        const [word = ''] = /\w+ ID\b|\w+(?= (from|of|and)\b)|\w+$/.exec(name) ?? [];
        const asks = (letter: string) => new RegExp(word, 'i').test(letter);
        return route ? !letters.some(asks) : !letters.every(asks);
      })
      .map(({name}) => `${title}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('a guide with manual webhook setup lists the listener URL as a credential', () => {
  const silent = guides.filter(({pms: {webhooks, credentials}}) => {
    const manual = webhooks.calry !== 'unknown' && webhooks.calry.setup === 'manual';
    return manual && !credentials.some(({name, goesTo}) => name + goesTo === 'Listener URLsystem');
  });
  expect(silent.map(({slug}) => slug)).toEqual([]);
});

test('the key facts have the scope of the rate limit', () => {
  const factsOf = (guide: (typeof guides)[number]) =>
    JSON.stringify(atAGlance(guide, new References(guide)));
  const scope = (facts: (typeof guides)[number]['pms']) => mainLimitOf(facts)?.scope ?? '';
  const silent = guides.filter((guide) => !factsOf(guide).includes(scope(guide.pms)));
  expect(silent.map(({slug}) => slug)).toEqual([]);
});

test('a limit without a figure is listed as undocumented', () => {
  const named = unknownFacts(guides).flatMap(({unknown}) => unknown.map(({name}) => name));
  expect(named).toContain('rate limit figure');
});
