// Runs the programs in code blocks of pages against the mock.
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Mock, startMock} from '../mock';
import {type Certificate, createCertificate} from '../mock/certificate';
import {fencedPrograms} from './support/fences';
import {findLanguages} from './support/languages';
import {type Outcome, runPrograms} from './support/run';

const programs = fencedPrograms(['docs', 'blog', 'src/pages']);

let mock: Mock;
let certificate: Certificate;

beforeAll(async () => {
  certificate = createCertificate();
  mock = startMock();
});

afterAll(() => mock?.stop());

describe.concurrent.each(findLanguages().runnable.filter(({toolchain}) => toolchain.required))(
  'code blocks of pages in $id',
  (language) => {
    const own = programs.filter((program) => program.language === language.id);
    let outcomes: Map<string, Outcome>;

    beforeAll(async () => {
      outcomes = await runPrograms(language, own, mock, certificate);
    });

    test.each(own)('$id runs, and each of its requests is accepted', ({id}) => {
      const {exitCode, stderr, exchanges} = outcomes.get(id)!;
      expect({exitCode, stderr}).toMatchObject({exitCode: 0});
      expect(exchanges).not.toEqual([]);
      expect(exchanges.filter(({status}) => status >= 400)).toEqual([]);
    });
  },
);
