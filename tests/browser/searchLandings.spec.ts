import {expect, open, test} from './support/test';

/** A heading, a field or a row on each kind of page, that stands too far down to be seen at first. */
const landings = {
  guide: '/docs/guides/pagination#3-loop-until-there-is-no-next',
  glossary: '/docs/guides/glossary#workspace',
  introduction: '/docs/introduction#the-environments',
  'operation, with code beside it': '/docs/common-api-reference/link/create-link#body-preferOAuth',
  'operation of version 1': '/docs/vacation-rental-api/v1/property/get-all-properties#errors',
  resource: '/docs/vacation-rental-api/v2/reservation#field-finances',
  'list of a version': '/docs/vacation-rental-api/v2#successor-getProperty',
  'list of all operations': '/api-reference#v2',
  PMS: '/docs/PMS%20Specific%20Guides/guesty#webhooks',
  'list of PMSs': '/docs/PMS%20Specific%20Guides#the-data-as-json',
  post: '/blog/welcome#2-a-write-without-a-status-opens-the-days',
  search: '/search#browse-instead',
};

for (const width of [1280, 390]) {
  test(`a hit lands with its heading below the navbar on every kind of page, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const [kind, address] of Object.entries(landings)) {
      await open(page, '/docs/calrylink');
      await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
      }, address);
      const target = page.locator(`[id="${address.split('#')[1]}"]`);
      await expect(target, kind).toBeInViewport();
      const navbar = await page.locator('.navbar').boundingBox();
      const place = await target.boundingBox();
      expect(place?.y, kind).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    }
  });
}
