import {describe, expect, it} from 'vitest';
import type {Block} from '../../../src/reference/blocks/blocks';
import {ReferenceMarkdown} from '../../../src/reference/emitters/markdown';
import {field} from '../reference/support/field';

const write = (...blocks: Block[]) => new ReferenceMarkdown('/docs/x').blocks(blocks);

describe('the reference as Markdown', () => {
  it('writes a field with all that is known of it, and its children below', () => {
    const status = field('status', {
      required: true,
      nullable: true,
      description: ['The *state* of ', {code: 'a|b'}, '.'],
      default: 'NEW',
      values: [{value: 'NEW', meaning: 'not read'}, {value: 'OLD'}],
      note: ['Mind this.'],
      evidence: {level: 'partial', missing: ['the rest']},
      children: [field('*', {types: [{type: 'object'}]})],
    });
    expect(write({kind: 'fields', label: 'Body', fields: [status]})).toBe(
      '- `status` (string, required, can be null, incomplete): The \\*state\\* of `a|b`. Mind this. ' +
        'Allowed values: `NEW` (not read), `OLD`. Default: `NEW`.\n' +
        '  - `<any key>` (object)',
    );
  });

  it('keeps cells apart', () => {
    const table: Block = {
      kind: 'table',
      label: 'Errors',
      head: [['Status'], ['Meaning']],
      rows: [{cells: [[{code: 'a|b'}], ['c | d', {break: true}, 'e']]}],
    };
    expect(write(table)).toBe('| Status | Meaning |\n| --- | --- |\n| `a\\|b` | c \\| d e |');
  });

  it('keeps code whole, whatever it holds', () => {
    const code = '```js\nfetch(`${x}`)\n```';
    expect(write({kind: 'code', language: 'md', code})).toBe(`\`\`\`\`md\n${code}\n\`\`\`\``);
    expect(write({kind: 'text', content: [{code: 'a`b'}]})).toBe('`` a`b ``');
  });

  it('links to the twins of pages, in full, and names its own fields', () => {
    const content = [
      {href: '#query-next', text: [{code: 'next'}]},
      ' ',
      {href: '/docs/PMS Specific Guides/guesty', text: ['Guesty']},
    ];
    expect(write({kind: 'text', content})).toBe(
      '`next` [Guesty](https://docs.calry.app/docs/PMS%20Specific%20Guides/guesty.md)',
    );
  });

  it('says once what is not documented', () => {
    expect(write({kind: 'gaps', items: [['the type'], [{code: 'a'}, ': the values']]})).toBe(
      '**Not documented yet (2)**\n\n- the type\n- `a`: the values',
    );
  });

  it('unfolds what another page does not have', () => {
    const fold = {
      kind: 'fold',
      id: 'notes',
      summary: ['Notes'],
      blocks: [{kind: 'list', items: [['a'], ['b']]}],
    } satisfies Block;
    expect(write(fold)).toBe('**Notes**\n\n- a\n- b');
    expect(write({...fold, isCopied: true})).toBe('');
  });

  it('says what is inferred', () => {
    const evidence = {level: 'inferred', from: 'the name in `v1`', missing: []} as const;
    expect(
      write({kind: 'evidence', evidence: {...evidence, missing: []}, of: 'operation'}),
    ).toMatch(/^> \*\*Inferred\.\*\* the name in `v1`\. Confirm it with /);
    expect(write({kind: 'evidence', evidence: {...evidence, missing: []}, of: 'part'})).toBe(
      '**Inferred.** the name in `v1`.',
    );
  });
});
