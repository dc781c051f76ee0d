import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {beforeAll, describe, expect, it} from 'vitest';
import {comparisonRows} from '../../../src/pms/model/comparison';
import {guidesFolder, loadSystems, supportFor} from '../../../src/pms/model';
import {publishedData} from '../../../src/pms/model/published';
import {comparisonHtml} from '../../../src/pms/comparisonHtml';
import {expandGuide} from '../../../src/pms/expandGuide';
import {limitsList} from '../../../src/pms/limitsList';
import {temporaryFolder} from '../../support/temporaryFolder';

const root = temporaryFolder('guides');
const file = path.join(root, guidesFolder, 'ownerrez.mdx');

beforeAll(() => {
  cpSync('docs', path.join(root, 'docs'), {recursive: true});
  cpSync('sidebars.ts', path.join(root, 'sidebars.ts'));
  cpSync('openapi/common/schemas', path.join(root, 'openapi/common/schemas'), {recursive: true});
});

/** Every place that shows facts of a guide, as text. */
function places(): Record<string, string> {
  const guides = loadSystems(root);
  const tree: Root = {
    type: 'root',
    children: ['Before you begin', 'Webhooks', 'Differences in the unified API'].map((title) => ({
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: title}],
    })),
  };
  const guide = guides.find(({slug}) => slug === 'ownerrez');
  if (!guide) throw new Error('There is no guide of OwnerRez.');
  expandGuide(tree, guide);
  return {
    guide: JSON.stringify(tree),
    comparison: comparisonHtml(comparisonRows(guides)),
    limits: JSON.stringify(limitsList(guides)),
    json: JSON.stringify(publishedData(guides)),
    reference: JSON.stringify(supportFor('review', root)),
  };
}

function change(from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

describe('one fact is changed, and every place that shows it changes', () => {
  it('a limit', () => {
    const before = places();
    change(/count: 300\b/, 'count: 4321');
    const after = places();
    for (const place of ['guide', 'comparison', 'limits'] as const) {
      expect(before[place]).not.toContain('4,321 requests');
      expect(after[place]).toContain('4,321 requests');
    }
    expect(before.json).not.toContain('"count":4321');
    expect(after.json).toContain('"count":4321');
    expect(after.reference).toBe(before.reference);
  });

  it('the support of a resource', () => {
    const before = places();
    change(/(reviews:\s*\n?\s*\{?\s*support: )'yes'/, "$1'no'");
    const after = places();
    for (const place of ['guide', 'comparison', 'json', 'reference']) {
      expect(after[place] === before[place], place).toBe(false);
    }
    expect(after.limits).toBe(before.limits);
  });

  it('the name', () => {
    change(/title: OwnerRez/, 'title: Renamed System');
    for (const [place, text] of Object.entries(places())) {
      expect(text.includes('Renamed System'), place).toBe(true);
    }
  });
});

it('a resource that no guide speaks of has no support', () => {
  expect(supportFor('webhooks', root)).toBeUndefined();
  expect(supportFor('units', root)?.columns).toEqual([{key: 'roomTypes', label: 'Room types'}]);
});
