// Tests which keys open the search.
import {expect, test} from 'vitest';
import {isChord, isSlash} from '../../../src/plugins/search/shortcuts';

const none = {code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

test.each([
  ['Ctrl-K', {key: 'k', ctrlKey: true}, true],
  ['Cmd-K with Caps Lock', {key: 'K', metaKey: true}, true],
  ['Ctrl-K on a Russian keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
  ['Ctrl-T on a Dvorak keyboard', {key: 't', code: 'KeyK', ctrlKey: true}, false],
  ['Ctrl-Shift-K, the console of Firefox', {key: 'K', ctrlKey: true, shiftKey: true}, false],
  ['Ctrl-Alt-K', {key: 'k', ctrlKey: true, altKey: true}, false],
  ['/', {key: '/'}, true],
  ['/ on a German keyboard', {key: '/', code: 'Digit7', shiftKey: true}, true],
  ['Ctrl-/', {key: '/', ctrlKey: true}, false],
  ['Alt-/', {key: '/', altKey: true}, false],
])('%s', (_, keys, opens) => {
  const event = {...none, ...keys};
  expect(isChord(event) || isSlash(event)).toBe(opens);
});
