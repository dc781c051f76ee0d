// Tests the content security policy.
import {expect, open, test} from './support/test';

test('the policy blocks injected code, and requests to other hosts', async ({page, refused}) => {
  await open(page, '/docs/introduction');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.intruder = "true"';
    const handler = document.createElement('div');
    handler.setAttribute('onclick', 'document.documentElement.dataset.intruder = "true"');
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.body.append(script, handler, style);
    handler.click();
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
  });
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}}),
  );
  await expect(page.evaluate(() => fetch('https://elsewhere.example/'))).rejects.toThrow();
  await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
  await expect(page.locator('main')).toBeVisible();
  for (const directive of [
    'script-src ',
    'script-src-attr',
    'style-src ',
    'style-src-attr',
    'connect-src',
  ])
    await expect.poll(() => refused.join()).toContain(directive);
  refused.splice(0);
});
