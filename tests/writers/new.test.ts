import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import operation from '../../scripts/new/operation.mjs';
import page from '../../scripts/new/page.mjs';
import post from '../../scripts/new/post.mjs';
import {answers} from './answers';
import {Scratch} from './scratch';

const kinds = {operation, page, post};

test.each<[kind: keyof typeof kinds, name: string, answer: string, problem: string]>([
  ['page', 'folder', 'guide', 'Allowed are guides, guides/webhooks, common-api-reference.'],
  ['page', 'description', 'Cancel it.', 'Allowed are 70 to 155 characters; these are 10.'],
  [
    'page',
    'name',
    'pagination',
    'docs/guides/pagination.mdx is there already; choose a name that is free.',
  ],
  [
    'post',
    'tags',
    'helo',
    'Allowed are one or more of docusaurus, facebook, hello, hola, with commas between.',
  ],
  [
    'operation',
    'id',
    'getReview',
    'v2/getReview is taken; an operationId is unique in its description.',
  ],
  ['operation', 'path', '/reviews', 'openapi/v2.yaml has get /reviews already.'],
  [
    'operation',
    'path',
    '/reviews/{reviewKey}',
    '{reviewKey} is no path parameter of the contract. Allowed are ',
  ],
  [
    'operation',
    'source',
    'https://example.com/review',
    'Allowed is the address of a page of these docs, https://docs.calry.app/docs/…, or "page: <title>" for one read without its address.',
  ],
])(
  'a new %s is refused with the %s "%s", and what is allowed is named',
  (kind, name, answer, problem) => {
    const others: Record<string, string> = {folder: 'guides', ...answers[kind]};
    if (answer === '/reviews') others.method = 'get';
    expect(kinds[kind].questions[name]?.check(answer, others)).toContain(problem);
  },
);

/** Runs `npm run new` with arguments that it refuses, or with those for help. */
const create = (...args: string[]) =>
  run(process.execPath, ['scripts/new.mjs', ...args], {quiet: true});

test.each([
  [
    ['pages'],
    'There is no template "pages". Allowed are page, guide, post, operation; npm run new prints their arguments.',
  ],
  [
    ['page', '--titel', 'Cancel'],
    "Unknown option '--titel'\nAllowed are --folder, --title, --name, --description, --lead, --next, --why.",
  ],
  [
    ['guide', '--title', 'Harbour PMS'],
    '--vendor is missing. Allowed is a complete address that begins with https://.',
  ],
])(
  'npm run new with %j fails with what is allowed, without a stack trace',
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
    expect(output).toContain('--slug           end of the address');
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
    'writes the files of a new %s and prints which it wrote and changed',
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

  test('writes what npm run check accepts', async () => {
    const {code, output} = await scratch.run('node', 'scripts/check.mjs');
    expect(code, output).toBe(0);
  }, 600_000);

  test('writes files in the format of Prettier', async () => {
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
