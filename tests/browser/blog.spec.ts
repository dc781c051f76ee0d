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
