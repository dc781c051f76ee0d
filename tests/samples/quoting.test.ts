import {describe, expect, test} from 'vitest';
import {samplesFor} from '../../src/reference/samples';
import {awkwardBody, awkwardOperations} from './support/awkward';
import {startEcho} from './support/echo';
import {languagesHere} from './support/languages';
import {credentials} from './support/run';
import {useMock} from './support/useMock';

const operations = awkwardOperations();
const {outcomes} = useMock(startEcho);

describe.each(languagesHere().runnable)('what $id sends is what the contract says', (language) => {
  const programs = operations.map((operation) => ({
    id: operation.name,
    code: samplesFor(operation).find(({id}) => id === language.id)?.code ?? '',
  }));
  const ran = outcomes(language, programs);

  test.each(operations)('$name', ({name, method, path, parameters, requestBody, secured}) => {
    const {exitCode, stdout, stderr, exchanges} = ran.get(name)!;
    expect({exitCode, stderr}).toMatchObject({exitCode: 0});
    const [exchange] = exchanges;
    expect(exchange?.method).toBe(method.toUpperCase());
    const url = new URL(exchange?.url ?? '', 'https://dev.calry.app');
    const valueOf = (parameter: string) =>
      parameters.find((candidate) => candidate.name === parameter)?.example;
    expect(url.pathname.split('/').slice(4).map(decodeURIComponent)).toEqual(
      path
        .split('/')
        .slice(1)
        .map((part) => (part.startsWith('{') ? valueOf(part.slice(1, -1)) : part)),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query' && parameter.required)
          .map((parameter) => [parameter.name, String(parameter.example)]),
      ),
    );
    expect(exchange?.headers.authorization).toBe(
      secured ? `Bearer ${credentials.CALRY_API_KEY}` : undefined,
    );
    expect(exchange?.headers['x-remark']).toBe(valueOf('x-remark'));
    expect(exchange?.body).toEqual(requestBody ? awkwardBody : undefined);
    expect(JSON.parse(stdout)).toEqual(exchange?.answer);
  });
});
