// Tests the environment variables of a preview.
import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = () => import('../../../src/site/base');

test.each(['preview', '/preview', '/preview/'])(
  'the folder %s prefixes addresses',
  async (folder) => {
    vi.stubEnv('BASE_URL', folder);
    const {baseUrl, isPreview, withBase, withoutBase} = await load();
    expect([baseUrl, isPreview]).toEqual(['/preview/', true]);
    expect(withBase('/docs')).toBe('/preview/docs');
    expect(withoutBase('/preview/')).toBe('/');
  },
);

test('a site URL that is none is named, with an example', async () => {
  vi.stubEnv('SITE_URL', 'previews.example');
  await expect(load()).rejects.toThrow(
    'SITE_URL: "previews.example" is not a URL. Write an origin',
  );
});
