import type {Contract} from '../contract/model';
import type {Block, Fact, Field, OperationLine} from '../blocks/blocks';
import type {Inline} from '../blocks/inline';
import {
  type BlockEvidence,
  type EvidenceSubject,
  evidenceLine,
  evidenceWords,
  gapsTitle,
} from '../blocks/evidence';
import {operationLines} from '../blocks/links';
import {fieldWords} from '../blocks/words';
import {absolute, siteUrl} from '../../site/twinAddresses';
import {samplesPath} from '../../site/twinPath';
import {firstCode} from '../samples';

/** What would be read as markup where it is meant as text. */
const markup = /[\\`*<>[\]|]|(?<!\w)_|_(?!\w)/g;

/** Text as Markdown that shows just this text. */
export const escapeMarkdown = (text: string) =>
  text.replace(markup, '\\$&').replaceAll(/\s+/g, ' ');

/** Code in a line; its fence is longer than any run of backticks in it. */
function codeText(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({length}) => length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return ticks + space + code.replaceAll('\n', ' ') + space + ticks;
}

/** Blocks of the reference as Markdown text, for the page at `route`. */
export class ReferenceMarkdown {
  /** Addresses that the page has led to. Once is enough: an address is longer than most sentences. */
  readonly #linked = new Set<string>();
  /** By what is said of an inferred field, the first one of which it is said. */
  readonly #inferred = new Map<string, string>();

  constructor(private readonly route: string) {}

  /** Blocks, each a paragraph, list, table or fence of its own. */
  blocks(blocks: Block[]): string {
    return blocks
      .map((block) => this.block(block))
      .filter(Boolean)
      .join('\n\n');
  }

  /** Every operation of the contract by description and resource, with the files to download. */
  index(contract: Contract): string {
    const parts = (['v2', 'common', 'v1'] as const).flatMap((name) => {
      const {title, text, resources} = contract.descriptions[name];
      const files = (['yaml', 'json'] as const).map(
        (ending) => `[${ending.toUpperCase()}](${siteUrl(`/openapi/${name}.${ending}`)})`,
      );
      return [
        `## ${escapeMarkdown(title)}${name === 'v1' ? ' (deprecated)' : ''}`,
        `${escapeMarkdown(text)} OpenAPI 3.1: ${files.join(', ')}.`,
        ...resources.flatMap((resource) => [
          `### ${escapeMarkdown(resource.displayName)}`,
          this.operations(operationLines(resource)),
        ]),
      ];
    });
    return parts.join('\n\n');
  }

  private block(block: Block): string {
    switch (block.kind) {
      case 'heading':
        return `${'#'.repeat(block.depth)} ${escapeMarkdown(block.text)}`;
      case 'text':
        return this.run(block.content);
      case 'endpoint':
        return this.endpoint(block);
      case 'evidence':
        return this.evidence(block.evidence, block.of);
      case 'notice':
        return this.notice(block.title, block.content);
      case 'fields':
        return this.fields(block.fields);
      case 'table':
        return this.table(block.head, block.rows);
      case 'list':
        return this.list(block.items);
      case 'gaps':
        return `**${gapsTitle(block.items)}**\n\n${this.list(block.items)}`;
      case 'fold':
        if (block.isCopied) return '';
        return [
          `**${this.run(block.summary)}**`,
          ...block.blocks.map((inner) => this.block(inner)),
        ].join('\n\n');
      case 'operations':
        return block.isAside ? this.names(block.operations) : this.operations(block.operations);
      case 'code':
        return fence(block.language, block.code, block.title);
      case 'console':
        return this.console(block);
    }
  }

  private list(items: Inline[][]): string {
    return items.map((item) => `- ${this.run(item, false)}`).join('\n');
  }

  /** @param links whether links lead on; the names of thirty systems say as much without their addresses */
  private run(run: Inline[], links = true): string {
    return run
      .map((part) => {
        if (typeof part === 'string') return escapeMarkdown(part);
        if ('code' in part) return codeText(part.code);
        if ('break' in part) return ' ';
        if ('strong' in part) return `**${this.run(part.strong)}**`;
        // A twin has no anchors; a field of the same page is found by its name.
        const url = links && !part.href.startsWith('#') ? absolute(part.href) : undefined;
        if (url === undefined || this.#linked.has(url)) return this.run(part.text);
        this.#linked.add(url);
        return `[${this.run(part.text)}](${url})`;
      })
      .join('');
  }

  private endpoint({method, path, hosts, facts}: Block & {kind: 'endpoint'}): string {
    const all: Fact[] = [...hosts.map(({label, url}) => ({label, value: [{code: url}]})), ...facts];
    return [
      fence('http', `${method.toUpperCase()} ${path}`),
      all.map(({label, value}) => `- ${escapeMarkdown(label)}: ${this.run(value)}`).join('\n'),
    ].join('\n\n');
  }

  private notice(title: string, content: Inline[]): string {
    return `> **${escapeMarkdown(title)}.** ${this.run(content)}`;
  }

  private evidence(evidence: BlockEvidence, of: EvidenceSubject): string {
    const {title, content = []} = evidenceWords(evidence, of) ?? {};
    return title ? this.notice(title, content) : this.run(content);
  }

  private console({samples, first, answers}: Block & {kind: 'console'}): string {
    const [sample, ...others] = samples;
    const languages = others.map(({label}) => label).join(', ');
    const examples = answers.flatMap(({label, example}) =>
      example === undefined ? [] : [`### ${label}\n\n${fence('json', compact(example))}`],
    );
    return [
      '## Sample',
      ...(sample ? [fence(sample.language, firstCode(sample, first))] : []),
      `The same in [${languages}](${siteUrl(samplesPath(this.route))})`,
      ...(examples.length > 0 ? ['## Response example', ...examples] : []),
    ].join('\n\n');
  }

  private fields(fields: Field[], indent = ''): string {
    return fields.map((field) => this.field(field, indent)).join('\n');
  }

  /** A field and what is below it as list items, in which the order of a line is: name, type, meaning, facts. */
  private field(field: Field, indent: string): string {
    const {name, description, note, children} = field;
    const {type, tags, facts, values} = fieldWords(field);
    const allowed = values.map(({value, meaning}) =>
      meaning ? `${codeText(value)} (${escapeMarkdown(meaning)})` : codeText(value),
    );
    const parts = [
      this.run(description),
      note ? this.run(note) : '',
      allowed.length > 0 ? `Allowed values: ${allowed.join(', ')}.` : '',
      ...facts.map(({label, value}) => `${escapeMarkdown(label)}: ${this.run(value)}.`),
      this.fieldEvidence(field),
    ].filter(Boolean);
    const head = `${indent}- ${codeText(name === '*' ? '<any key>' : name)} (${[type, ...tags].map(escapeMarkdown).join(', ')})`;
    const own = parts.length > 0 ? `${head}: ${parts.join(' ')}` : head;
    return children.length > 0 ? `${own}\n${this.fields(children, `${indent}  `)}` : own;
  }

  /** How sure a field is; many are inferred from the same page. */
  private fieldEvidence({name, evidence}: Field): string {
    const words = this.run(evidenceLine(evidence));
    if (evidence.level !== 'inferred') return words;
    const first = this.#inferred.get(words);
    if (first === undefined) this.#inferred.set(words, name);
    // A name of its own, such as "count" once more, would lead nowhere.
    return first === undefined || first === name ? words : `**Inferred** as ${codeText(first)} is.`;
  }

  private table(head: Inline[][], rows: {cells: Inline[][]}[]): string {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    return [
      line(head.map((cell) => this.run(cell))),
      line(head.map(() => '---')),
      // A bar ends a cell, even one in code.
      ...rows.map(({cells}) =>
        line(cells.map((cell) => this.run(cell).replaceAll(/(?<!\\)\|/g, '\\|'))),
      ),
    ].join('\n');
  }

  private names(operations: OperationLine[]): string {
    return operations
      .map(({title, href, tags}) => {
        const remark = tags.length > 0 ? ` (${tags.join(', ')})` : '';
        return `- [${escapeMarkdown(title)}](${absolute(href)})${remark}`;
      })
      .join('\n');
  }

  private operations(operations: OperationLine[]): string {
    return operations
      .map(({call, title, href, text, tags}) => {
        const remark = tags.length > 0 ? ` (${tags.join(', ')})` : '';
        const line = call ? `${codeText(`${call.method.toUpperCase()} ${call.path}`)}. ` : '';
        return `- [${escapeMarkdown(title)}](${absolute(href)})${remark}: ${line}${this.run(text)}`;
      })
      .join('\n');
  }
}

/** JSON on one line: indents are a third of an example, and a program does without. */
const compact = (json: string) => JSON.stringify(JSON.parse(json));

/** Code in lines of its own; its fence is longer than any run of backticks in it. */
export function fence(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({length}) => length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}${title ? ` title="${title}"` : ''}\n${code.replace(/\n$/, '')}\n${ticks}`;
}
