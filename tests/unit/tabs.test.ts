import {expect, test} from 'vitest';
import RadioTabs from '../../src/components/tabs';

test('a ninth tab is an error that names the missing rule', () => {
  const choices = [...'abcdefghi'].map((value) => ({value, label: value, panel: value}));
  const tabs = (count: number) => () =>
    RadioTabs({legend: 'L', name: 'n', id: 'i', choices: choices.slice(0, count)});
  expect(tabs(8)).not.toThrow();
  expect(tabs(9)).toThrow('A ninth tab needs a rule in components/tabs/tabs.css.');
});
