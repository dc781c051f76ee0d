import {posts} from '../data/counts';
import {expect, open, test} from './support/test';

test('the blog lists its posts with reading time', async ({page}) => {
  await open(page, '/blog');
  for (const post of posts) {
    await expect(page.locator(`article h2 a[href="/blog/${post}"]`)).toBeVisible();
  }
  await expect(page.getByText(/\d+ min read/)).toHaveCount(posts.length);
});

test('a post tells its date, author, tags and neighbours', async ({page}) => {
  await open(page, '/blog/long-blog-post');
  await expect(page.locator('article time')).toBeVisible();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.locator('a[href^="/blog/tags/"]').first()).toBeVisible();
  await expect(page.locator('.pagination-nav__link')).toHaveCount(2);
});

test('each tag has a page with its posts', async ({page}) => {
  await open(page, '/blog/tags');
  for (const tag of ['docusaurus', 'facebook', 'hello', 'hola']) {
    await expect(page.locator(`main a[href="/blog/tags/${tag}"]`).first()).toBeVisible();
    const response = await open(page, `/blog/tags/${tag}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('article h2').first()).toBeVisible();
    await page.goBack();
  }
});

test('the blog, its tags and the changelog list their posts in one form', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const forms = new Set<string>();
  for (const path of ['/blog', '/blog/tags/hello', '/changelog']) {
    await open(page, path);
    const edge = (await page.locator('main h1').boundingBox())?.x;
    const articles = await page.locator('main article').all();
    expect(articles.length).toBeGreaterThan(1);
    for (const article of articles) {
      const date = await article.locator('time').boundingBox();
      const title = await article.locator('h2 a[href]').first().boundingBox();
      expect(date?.x).toBe(edge);
      // On one line.
      const middle = (box: typeof date) => (box ? box.y + box.height / 2 : Number.NaN);
      expect(Math.abs(middle(date) - middle(title))).toBeLessThan(6);
      forms.add(
        await article
          .locator('h2')
          .first()
          .evaluate((heading) => {
            const {fontSize, color} = getComputedStyle(heading);
            return `${fontSize} ${color} ${heading.getBoundingClientRect().x}`;
          }),
      );
    }
    // Each post has the same author.
    await expect(page.locator('main article .avatar')).toHaveCount(0);
  }
  expect([...forms]).toHaveLength(1);
});

test('the list of tags says what each is for', async ({page}) => {
  await open(page, '/blog/tags');
  const tag = page.locator('main dt').filter({has: page.locator('a[href="/blog/tags/facebook"]')});
  await expect(tag).toHaveText(/^Webhooks, \d+ posts?$/);
  await expect(
    page.getByText('Posts about webhook deliveries, and how to trace them.'),
  ).toBeVisible();
});
