// Tests the first lines of the pages of resources, which precede the operations.
import {expect, test} from 'vitest';
import {readPageFile} from '../../../src/site/pageFile';
import {pageFiles} from '../../../src/site/pages';

/** Returns the text of a page before its first heading. */
const leadOf = (file: string): string => readPageFile(file).body.split(/^#/m)[0] ?? '';

const resources = pageFiles('docs').filter((file) => readPageFile(file).yaml.has('resource'));

test.each(resources)(
  '%s has one paragraph of at most two sentences above its operations',
  (file) => {
    expect(leadOf(file).trim()).not.toMatch(/\n\n|^- /m);
    expect(leadOf(file).match(/\.(?=\s|$)/g)!.length).toBeLessThanOrEqual(2);
  },
);
