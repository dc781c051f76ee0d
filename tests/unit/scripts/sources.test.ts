import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {citedSources, sourcesReport} from '../../../scripts/sources';

/** Responses of the sources, by path. */
const recorded: Record<string, [status: number, headers?: Record<string, string>]> = {
  '/kept': [200],
  '/moved': [301, {location: '/kept'}],
  '/gone': [404],
  '/refused': [403],
};

test('the report lists only broken sources and sources read long ago', async () => {
  const server = createServer(({url = ''}, response) => {
    const [status, headers] = recorded[url] ?? [500];
    response.writeHead(status, headers).end('A page.');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  const source = (path: string, read?: string) => ({
    url: `http://127.0.0.1:${port}${path}`,
    files: ['docs/a.mdx'],
    ...(read && {read}),
  });
  const report = await sourcesReport(
    [
      source('/kept', '2026-06-02'),
      source('/moved', '2026-06-01'),
      source('/gone'),
      source('/refused'),
    ],
    '2026-11-29',
  );
  expect(report.replaceAll(`http://127.0.0.1:${port}`, '').split('\n').filter(Boolean)).toEqual([
    '## Not available (2)',
    '- 404: /gone (docs/a.mdx)',
    '- 403: /refused (docs/a.mdx)',
    '## Read more than 180 days ago (1)',
    '- 2026-06-01: /moved (docs/a.mdx)',
  ]);
});

test('the sources are the URLs cited in the contract and the PMS guides, without duplicates', () => {
  const sources = citedSources();
  const files = sources.flatMap((source) => source.files).join('\n');
  expect(files).toMatch(/openapi\/v2\/[^]*docs\/PMS Specific Guides\//);
  expect(new Set(sources.map(({url}) => url)).size).toBe(sources.length);
});
