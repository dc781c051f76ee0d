import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {Scratch} from './scratch';
import {deleteReview, harbourGuide} from './support';

let scratch: Scratch;
beforeAll(() => {
  scratch = new Scratch();
});

const create = (kind: string, answers: Record<string, string>) => scratch.create(kind, answers);

type Template = [
  kind: string,
  answers: Record<string, string>,
  written: string[],
  changed: string[],
];

const routes = 'tests/data/routes.txt';

const templates: Template[] = [
  [
    'page',
    {
      title: 'Cancel a booking',
      description:
        'Cancel a booking that a guest no longer wants, and learn from the PMS that the nights are free again.',
      lead: 'Cancel a booking, and check that its nights are free.',
      next: '/docs/guides/errors',
      why: 'What to do when a call fails.',
    },
    ['docs/guides/cancel-a-booking.mdx'],
    ['sidebars.ts', routes],
  ],
  ['guide', harbourGuide, ['docs/PMS Specific Guides/harbour-pms.mdx'], [routes]],
  [
    'post',
    {
      title: 'Three ways to read a calendar',
      description:
        'Read availability by property, in a batch or from the cache, and know which of the three is fastest.',
      tags: 'hello',
      lead: 'A calendar can be read in three ways.',
      text: 'The first way reads one property.',
    },
    [`blog/${new Date().toISOString().slice(0, 10)}-three-ways-to-read-a-calendar.mdx`],
    [routes],
  ],
  [
    'operation',
    deleteReview,
    [
      'openapi/v2/review/delete-a-review.yaml',
      'docs/vacation-rental-api/v2/review/delete-a-review.mdx',
    ],
    ['openapi/v2.yaml', 'openapi/sources.yaml', routes],
  ],
];

/** Holds pages, guides and contract to each other, as the build does before it begins. */
const checkAll = `
  const {checkPages} = require('./src/reference/contract/checkPages.ts');
  const {loadContract} = require('./src/reference/contract/load.ts');
  const {loadSystems} = require('./src/pms/model/load.ts');
  checkPages(loadContract(), require('node:path').resolve('docs'));
  loadSystems();
  require('./src/check-pages/check.ts').checkPages().then((problems) => {
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
  });
`;

/** Holds all pages, guides and the contract to each other. */
const holdTogether = () => scratch.run('jiti', 'check.ts');

describe('what is new', () => {
  const before = new Map<string, string>();
  const allWritten = templates.flatMap(([, , written]) => written);
  const allChanged = [...new Set(templates.flatMap(([, , , changed]) => changed))];

  beforeAll(() => {
    writeFileSync(scratch.path('check.ts'), checkAll);
    for (const file of allChanged) before.set(file, readFileSync(scratch.path(file), 'utf8'));
  });

  test.each(templates)(
    'a %s is written, and said',
    async (kind, answers, written, changed) => {
      const then = changed.map((file) => readFileSync(scratch.path(file), 'utf8'));
      const {code, output} = await create(kind, answers);
      expect({code, output}).toMatchObject({code: 0});
      for (const file of written) expect(output).toContain(`wrote   ${file}`);
      for (const [index, file] of changed.entries()) {
        expect(output).toContain(`changed ${file}`);
        expect(readFileSync(scratch.path(file), 'utf8')).not.toBe(then[index]);
      }
    },
    60_000,
  );

  // The tools start once for all of them: they read every page and the whole contract each time, and name the file of what is wrong.
  test.each<[tool: string, check: () => ReturnType<Scratch['run']>]>([
    [
      'markdownlint-cli2',
      () =>
        scratch.run(
          'markdownlint-cli2',
          ...allWritten.filter((file) => file.endsWith('.mdx')).map((file) => `:${file}`),
        ),
    ],
    [
      'cspell',
      () => scratch.run('cspell', 'lint', '--no-progress', '--no-gitignore', ...allWritten),
    ],
    [
      'prettier',
      () =>
        scratch.run(
          'prettier',
          '--check',
          ...[...allWritten, ...allChanged].filter((file) => /\.(ts|yaml)$/.test(file)),
        ),
    ],
    ['redocly lint', () => scratch.run('redocly', 'lint')],
    ['the checks of pages and contract', holdTogether],
  ])(
    'passes %s',
    async (_, check) => {
      const {code, output} = await check();
      expect(code, output).toBe(0);
    },
    240_000,
  );

  test('is gone without a trace once its files and lines are', async () => {
    for (const file of allWritten) rmSync(scratch.path(file));
    for (const [file, text] of before) writeFileSync(scratch.path(file), text);
    expect(await holdTogether()).toMatchObject({code: 0});
  }, 60_000);
});

describe('a wrong argument is answered with what is allowed, and nothing is written', () => {
  const [, page] = templates[0] as Template;
  const [, operation] = templates[3] as Template;
  const cases: [name: string, kind: string, answers: Record<string, string>, message: string][] = [
    [
      'an unknown template',
      'pages',
      {},
      'There is no template "pages". Allowed are page, guide, post, operation; npm run new prints their arguments.',
    ],
    [
      'an unknown argument',
      'page',
      {...page, titel: 'Cancel'},
      'There is no argument --titel. Allowed are --folder, --title, --name, --description, --lead, --next, --why.',
    ],
    [
      'a folder that the sidebar does not list',
      'page',
      {...page, folder: 'guide'},
      '--folder is "guide". Allowed are guides, guides/webhooks, common-api-reference.',
    ],
    [
      'a short description',
      'page',
      {...page, description: 'Cancel a booking.'},
      '--description is "Cancel a booking.". Allowed are 70 to 155 characters; these are 17.',
    ],
    [
      'a name that is taken',
      'page',
      {...page, name: 'pagination'},
      '--name is "pagination". docs/guides/pagination.mdx is there already; choose a name that is free.',
    ],
    [
      'a tag that does not exist',
      'post',
      {...(templates[2] as Template)[1], tags: 'helo'},
      '--tags is "helo". Allowed are one or more of docusaurus, facebook, hello, hola, with commas between.',
    ],
    [
      'a missing argument',
      'guide',
      {title: 'Harbour PMS'},
      '--vendor is missing. Allowed is a complete address that begins with https://.',
    ],
    [
      'an operationId that is taken',
      'operation',
      {...operation, id: 'getReview'},
      '--id is "getReview". v2/getReview is taken; an operationId is unique in its description.',
    ],
    [
      'a path that is taken',
      'operation',
      {...operation, method: 'get'},
      '--path is "/reviews/{reviewId}". openapi/v2.yaml has get /reviews/{reviewId} already.',
    ],
    [
      'a source that is no page of these docs',
      'operation',
      {...operation, source: 'https://example.com/review'},
      '--source is "https://example.com/review". Allowed is the address of a page of these docs, https://docs.calry.app/docs/…, or "page: <title>" for one read without its address.',
    ],
    [
      'a path parameter that the contract does not have',
      'operation',
      {...operation, path: '/reviews/{reviewKey}'},
      '--path is "/reviews/{reviewKey}". {reviewKey} is no path parameter of the contract. Allowed are ',
    ],
  ];

  test.each(cases)(
    '%s',
    async (_, kind, answers, message) => {
      const routesBefore = readFileSync(scratch.path(routes), 'utf8');
      const {code, output} = await create(kind, answers);
      expect(output).toContain(message);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
      expect(readFileSync(scratch.path(routes), 'utf8')).toBe(routesBefore);
      expect(existsSync(scratch.path('docs/guides/cancel-a-booking.mdx'))).toBe(false);
    },
    60_000,
  );
});

test.each(['--help', '-h', 'help'])('%s tells what a kind asks for', async (option) => {
  const {code, output} = await scratch.run('node', 'scripts/new.mjs', 'post', option);
  expect(code).toBe(0);
  expect(output).toContain('--slug           end of the address');
  expect(output).not.toContain('npm run new -- guide');
});
