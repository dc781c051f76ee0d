import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Tabs from '../../src/theme/Tabs';

test('a ninth tab is an error that names the missing rule', () => {
  const items = [...'abcdefghi'].map((value) => createElement('p', {key: value, value} as object));
  const tabs = (count: number) => () =>
    renderToStaticMarkup(createElement(Tabs, null, items.slice(0, count)));
  expect(tabs(8)).not.toThrow();
  expect(tabs(9)).toThrow('A ninth tab needs a rule in src/theme/Tabs/tabs.css.');
});
