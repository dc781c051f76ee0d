import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {slugOf} from '../../scripts/new/files.mjs';
import {answers} from './answers';
import {Scratch} from './scratch';

test.each([
  ['Über Prüfungen', 'uber-prufungen'],
  ['A: "b" {c} <d>', 'a-b-c-d'],
])('the title "%s" becomes the file name "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

/** Runs `npm run new` in the repository, with invalid arguments or for help, so that it writes nothing. */
const create = (...args: string[]) =>
  run(process.execPath, ['scripts/new.mjs', ...args], {quiet: true});

/** Returns the arguments of an example, with some values replaced. */
const withOthers = (kind: keyof typeof answers, others: Record<string, string>) =>
  Object.entries({...answers[kind], ...others}).map(([name, value]) => `--${name}=${value}`);

test.each([
  [
    ['pages'],
    'Unknown template "pages". Allowed are page, guide, post, operation; npm run new prints their arguments.',
  ],
  [
    ['page', '--titel', 'Cancel'],
    "Unknown option '--titel'\nAllowed are --folder, --title, --name, --description, --lead, --next, --why.",
  ],
  [['guide', '--title', 'Harbour PMS'], "--vendor is missing. Give the URL of the vendor's site."],
  [
    ['page', ...withOthers('page', {folder: 'guide'})],
    '--folder is "guide". Allowed is one of guides, guides/webhooks, common-api-reference.',
  ],
  [
    ['page', ...withOthers('page', {title: 'Pagination'})],
    'docs/guides/pagination.mdx already exists. Choose another name',
  ],
  [
    ['page', ...withOthers('page', {next: '/docs/guides/paginatoin'})],
    '--next is "/docs/guides/paginatoin", which is not a page.',
  ],
  [
    ['post', ...withOthers('post', {tags: 'hello, helo'})],
    '--tags is "hello, helo". Allowed are one or more of docusaurus, facebook, hello, hola.',
  ],
  [
    ['operation', ...withOthers('operation', {path: '/reviews/{reviewKey}'})],
    '--path has {reviewKey}, which is not a known path parameter. Allowed are ',
  ],
])(
  'npm run new, case %#, fails and prints what is allowed, without a stack trace',
  async (args, message) => {
    const {code, output} = await create(...args);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  },
);

test.each(['--help', 'help'])(
  'npm run new -- post %s prints the arguments of a post',
  async (option) => {
    const {code, output} = await create('post', option);
    expect(code).toBe(0);
    expect(output).toContain('--slug           end of the URL');
    expect(output).not.toContain('npm run new -- guide');
  },
);

describe('npm run new', {tags: ['slow']}, () => {
  const routes = 'src/redirects/published.txt';
  const today = new Date().toISOString().slice(0, 10);
  let scratch: Scratch;

  beforeAll(() => {
    scratch = new Scratch();
  });

  test.each<[kind: keyof typeof answers, written: string[], changed: string[]]>([
    ['page', ['docs/guides/cancel-a-booking.mdx'], ['sidebars.ts', routes]],
    ['guide', ['docs/PMS Specific Guides/harbour-pms.mdx'], [routes]],
    ['post', [`blog/${today}-three-ways-to-read-a-calendar.mdx`], [routes]],
    [
      'operation',
      [
        'openapi/v2/review/delete-a-review.yaml',
        'docs/vacation-rental-api/v2/review/delete-a-review.mdx',
      ],
      ['openapi/v2.yaml', 'openapi/sources.yaml', routes],
    ],
  ])(
    'writes the files of a new %s and lists written and changed files',
    async (kind, written, changed) => {
      const read = (file: string) => readFileSync(scratch.path(file), 'utf8');
      const before = changed.map(read);
      const {code, output} = await scratch.create(kind, answers[kind]);
      expect(code, output).toBe(0);
      for (const file of written) expect(output).toContain(`wrote   ${file}`);
      for (const [index, file] of changed.entries()) {
        expect(output).toContain(`changed ${file}`);
        expect(read(file)).not.toBe(before[index]);
      }
    },
  );

  test('writes the request body of an operation', async () => {
    const names = {
      description:
        'Mark one guest review with v2 so that your team reads it before anybody else replies to it.',
      title: 'Flag a review',
      id: 'updateReviewFlag',
      source: 'page: Flag a review (v2)',
    };
    const own = {...answers.operation, ...names, method: 'post', path: '/reviews/{reviewId}/flag'};
    const {code, output} = await scratch.create('operation', own);
    expect(code, output).toBe(0);
    expect(readFileSync(scratch.path('openapi/v2/review/flag-a-review.yaml'), 'utf8')).toContain(
      'the request fields',
    );
  });

  test('writes files that npm run check accepts', async () => {
    const {code, output} = await scratch.run('node', 'scripts/check.mjs');
    expect(code, output).toBe(0);
  }, 600_000);

  test('writes files formatted with Prettier', async () => {
    const {code, output} = await scratch.run(
      'prettier',
      '--check',
      'sidebars.ts',
      'openapi/v2.yaml',
      'openapi/sources.yaml',
      'openapi/v2/review/delete-a-review.yaml',
    );
    expect(code, output).toBe(0);
  });
});
