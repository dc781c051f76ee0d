import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {expect, test} from 'vitest';
import {loadComponents, renderStatic} from '../../../src/site/render';
import {temporaryFolder} from '../../support/temporaryFolder';

test('an edited component is rendered with its new code', () => {
  const folder = temporaryFolder('render');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'Greeting.tsx');
  const rendered = (greeting: string) => {
    writeFileSync(file, `export const Greeting = ({to}) => <p>${greeting} {to}</p>;`);
    const {Greeting} = loadComponents<{Greeting: ComponentType<{to: string}>}>(file);
    return renderStatic(Greeting, {to: 'a<b'});
  };
  expect(rendered('Hi')).toBe('<p>Hi a&lt;b</p>');
  expect(rendered('Hello')).toBe('<p>Hello a&lt;b</p>');
});
