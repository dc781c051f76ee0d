import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {guidesFolder, limitText, loadSystems} from '../../src/pms/model';
import {limitsOf, sourcesOf, supportOf} from '../../src/pms/model/derive';
import {
  dataPath,
  publishedData,
  publishedJsonSchema,
  schemaPath,
} from '../../src/pms/model/published';
import {resources, supportValues, webhookSetups} from '../../src/pms/model/vocabulary';
import {longDate} from '../../src/site/dates';
import {product} from '../../src/product';
import {builtPage as page, site, withoutReferences} from './site';

const guides = loadSystems();

function text($: CheerioAPI, selector: string): string {
  return $(selector).text().replaceAll(/\s+/g, ' ').trim();
}

describe.each(guides)('the guide of $slug', (guide) => {
  const {slug, pms} = guide;
  const $ = page(`${guidesFolder}/${slug}`);
  const article = text($, 'article');
  const hasLimitsSection = pms.rateLimit !== 'unknown';

  it('has its title, its description and the sections of every guide', () => {
    expect(text($, 'h1')).toBe(guide.title);
    expect($('meta[name="description"]').attr('content')).toBe(guide.description);
    const titles = $('article h2')
      .map((_, heading) =>
        $(heading)
          .text()
          .replace(/[^\w')]+$/, ''),
      )
      .get();
    expect(titles.slice(0, 4)).toEqual([
      'Before you begin',
      'Connect an account',
      'Webhooks',
      'Differences in the unified API',
    ]);
    const facts = titles.indexOf('Key facts');
    const expected = [
      'Key facts',
      'API resources',
      ...(hasLimitsSection ? ['Rate limits'] : []),
      'API details',
    ];
    expect(titles.slice(facts, facts + expected.length)).toEqual(expected);
    expect(titles.at(-1)).toBe('Sources');
  });

  it('has each number of a source at the last word, before a full stop', () => {
    const off = [...($('article').html() ?? '').matchAll(/.{0,40}[\s.]<sup>.{0,40}/g)];
    expect($('article sup').length).toBeGreaterThan(0);
    expect(off.map(([where]) => where)).toEqual([]);
  });

  it('shows every credential and condition', () => {
    for (const credential of pms.credentials) {
      expect(article).toContain(credential.name);
      expect(article).toContain(credential.where);
    }
    // The numbers of sources are at the last word, before the full stop.
    const words = withoutReferences(article);
    for (const condition of pms.prerequisites) expect(words).toContain(condition.text);
  });

  it('shows every limit, or that it is unknown', () => {
    for (const limit of limitsOf(pms)) {
      expect(article).toContain(limitText(limit));
      expect(article).toContain(limit.scope);
    }
    if (limitsOf(pms).length === 0) {
      expect(text($, '.pms-card')).toContain('Rate limitUnknown');
      expect($('#limits').length).toBe(hasLimitsSection ? 1 : 0);
    }
  });

  it('shows the webhooks and their events', () => {
    const {calry, events} = pms.webhooks;
    expect(text($, '.pms-card')).toContain(
      `Webhooks through Calry${calry === 'unknown' ? 'Unknown' : webhookSetups[calry.setup]}`,
    );
    if (events !== 'unknown') {
      for (const name of events.names) expect(article).toContain(name);
    }
  });

  it('shows each resource as yes, no or unknown, in words', () => {
    const rows = new Map(
      $('article table tr')
        .map((_, row) => {
          const cells = $(row)
            .find('td')
            .map((__, cell) => $(cell).text().trim());
          return [[cells[0] ?? '', cells[1] ?? '']] as [string, string][];
        })
        .get()
        .map((row) => row as unknown as [string, string]),
    );
    for (const {key, support} of supportOf(pms)) {
      expect(rows.get(resources[key].label)).toBe(supportValues[support]);
    }
  });

  it('links no source of this site: it would lead to itself', () => {
    const own = $('li[id^="source-"] a').filter((_, link) =>
      ($(link).attr('href') ?? '').startsWith('https://docs.calry.app'),
    );
    expect(own.length).toBe(0);
  });

  it('lists every source with its address and date, under an anchor to which every reference leads', () => {
    for (const {id, url, title, read} of sourcesOf(guide)) {
      const item = $(`li#source-${id}`);
      if (new URL(url).host === new URL(product.siteUrl).host) {
        expect(item.find('a').length).toBe(0);
      } else {
        expect(item.find('a').attr('href')).toBe(url);
      }
      expect(item.text()).toContain(`${title}. Read on ${longDate(read)}`);
    }
    const references = $('article a[href^="#source-"]');
    expect(references.length).toBeGreaterThan(0);
    references.each((_, link) => {
      expect($(`[id="${$(link).attr('href')?.slice(1)}"]`).length).toBe(1);
    });
  });

  it('says what is not documented yet', () => {
    for (const gap of pms.gaps) expect(article).toContain(gap.slice(1));
  });

  it('leads to its neighbours', () => {
    expect($('.pagination-nav__link').length).toBeGreaterThan(0);
  });
});

describe('the comparison', () => {
  const $ = page(guidesFolder);

  it('is complete without script', () => {
    expect($('.pms-compare').length).toBe(2);
    $('.pms-compare').each((_, table) => {
      expect($(table).find('tbody tr').length).toBe(guides.length);
      expect($(table).find('tbody tr[hidden]').length).toBe(0);
    });
    for (const {slug, title} of guides) {
      const link = $(`.pms-compare a[href="/docs/PMS%20Specific%20Guides/${slug}"]`);
      expect(link.length).toBe(2);
      expect(link.first().text()).toBe(title);
    }
  });

  it('has a word in every cell', () => {
    $('.pms-compare td').each((_, cell) => {
      expect($(cell).text().trim()).not.toBe('');
    });
  });

  it('shows the support that each guide names', () => {
    for (const guide of guides) {
      const cells = $('.pms-compare--expose tbody tr')
        .filter((_, row) => $(row).attr('data-name') === guide.title.toLowerCase())
        .find('td')
        .map((_, cell) => $(cell).text())
        .get();
      expect(cells).toEqual(supportOf(guide.pms).map(({support}) => supportValues[support]));
    }
  });
});

it('the rate-limiting guide prints every limit of every guide, each in a line', () => {
  const $ = page('docs/guides/rate-limiting');
  const article = text($, 'article');
  for (const {pms, title} of guides) {
    expect(article).toContain(title);
    const lines = limitsOf(pms).map((limit) => `${limitText(limit)} (${limit.scope})`);
    const item = $('article li').filter((_, one) => $(one).children('a').text() === title);
    const found = item.find('li').length > 0 ? item.find('li') : item;
    expect(found.get().map((one) => $(one).text().replace(`${title}: `, ''))).toEqual(lines);
  }
});

it('the data and its schema are published', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(site, file), 'utf8'));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(read(dataPath)).toEqual(plain(publishedData(guides)));
  expect(read(schemaPath)).toEqual(plain(publishedJsonSchema()));
});

it('the sitemap holds every guide, with its spaces encoded', () => {
  const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  for (const {slug} of guides) {
    expect(sitemap).toContain(`/docs/PMS%20Specific%20Guides/${slug}</loc>`);
  }
});

it('the facts reach no script of a guide', () => {
  for (const slug of ['apaleo', 'guesty']) {
    const $ = page(`${guidesFolder}/${slug}`);
    const scripts = $('script[src]')
      .map((_, script) => $(script).attr('src'))
      .get()
      .filter((src) => src.startsWith('/'));
    for (const src of scripts) {
      const code = readFileSync(path.join(site, src.split('?')[0] as string), 'utf8');
      expect(code).not.toMatch(/goesTo|suppliedBy/);
    }
  }
});
