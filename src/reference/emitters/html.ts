import type {Block, Fact, Field, OperationLine} from '../blocks/blocks';
import {evidenceLine, evidenceWords, gapsAnchor, gapsTitle} from '../blocks/evidence';
import {flatten} from '../blocks/fields';
import {type FieldWords, fieldWords, incomplete} from '../blocks/words';
import {type Inline, plain} from '../blocks/inline';
import {escapeHtml} from '../../site/escapeHtml';
import {pathPieces} from '../../site/pathPieces';
import {CARD_COLUMNS, DENSE_COLUMNS} from '../../site/tables';

const brokenCode = (pieces: string[]) => `<code>${pieces.map(escapeHtml).join('<wbr>')}</code>`;

/** Code as HTML; a long path or field name may be broken behind its separators. */
const codeHtml = (code: string) => brokenCode(code.length > 16 ? pathPieces(code) : [code]);

/** A field name at the head of a narrow column: it may be broken before each of its words too. */
const narrowCodeHtml = (code: string) => brokenCode(code.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/));

/** A run of text as HTML; `code` writes the code in it. */
export function inlineHtml(run: Inline[], code = codeHtml): string {
  return run
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      if ('code' in part) return code(part.code);
      if ('break' in part) return '<br>';
      if ('strong' in part) return `<strong>${inlineHtml(part.strong, code)}</strong>`;
      return `<a href="${escapeHtml(part.href)}">${inlineHtml(part.text, code)}</a>`;
    })
    .join('');
}

/** A method as text on its colour. */
export function methodHtml(method: string): string {
  return `<span class="ref-method ref-method--${method}">${method.toUpperCase()}</span>`;
}

function paragraph(run: Inline[], className: string, attributes = ''): string {
  return run.length > 0 ? `<p class="${className}"${attributes}>${inlineHtml(run)}</p>` : '';
}

function factsHtml(facts: Fact[], className: string): string {
  if (facts.length === 0) return '';
  const items = facts.map(
    ({label, value}) => `<div><dt>${label}</dt><dd>${inlineHtml(value)}</dd></div>`,
  );
  return `<dl class="${className}">${items.join('')}</dl>`;
}

function valuesHtml(values: FieldWords['values']): string {
  if (values.length === 0) return '';
  const items = values.map(({value, meaning}) =>
    meaning
      ? `<li><code>${escapeHtml(value)}</code> ${escapeHtml(meaning)}</li>`
      : `<li><code>${escapeHtml(value)}</code></li>`,
  );
  return `<div class="ref-values"><span>Allowed values</span><ul>${items.join('')}</ul></div>`;
}

function hashLink(anchor: string, name: string): string {
  const label = `Direct link to ${name}`;
  return `<a class="hash-link" href="#${encodeURI(anchor)}" aria-label="${label}"></a>`;
}

/** The name of a field; one of many whose keys are free has none. */
const nameOf = ({name}: Field) => escapeHtml(name === '*' ? '<any key>' : name);

function countLabel(field: Field): string {
  const {children} = field;
  const count = children.length === 1 ? '1 field' : `${children.length} fields`;
  return `${count} of <code>${nameOf(field)}</code>`;
}

/** A short word beside the type; the mark of what is not documented leads to the list of it. */
function tagHtml(tag: string): string {
  if (tag === incomplete) return `<a class="ref-tag" href="#${gapsAnchor}">${tag}</a>`;
  const className = tag === 'required' ? 'ref-tag ref-tag--required' : 'ref-tag';
  return `<span class="${className}">${escapeHtml(tag)}</span>`;
}

function fieldHtml(field: Field): string {
  const {anchor, description, note, evidence, children, open} = field;
  const {type, tags, facts, values} = fieldWords(field);
  const head = [
    `<code class="ref-name">${nameOf(field)}</code>`,
    `<span class="ref-type">${escapeHtml(type)}</span>`,
    ...tags.map(tagHtml),
    hashLink(anchor, nameOf(field)),
  ].join(' ');
  const nested =
    children.length > 0
      ? `<details${open ? ' open' : ''}><summary>${countLabel(field)}</summary>${fieldList(children)}</details>`
      : '';
  return (
    `<li class="ref-field" id="${escapeHtml(anchor)}"><div class="ref-field-head">${head}</div>` +
    paragraph(description, 'ref-text') +
    paragraph(note ?? [], 'ref-field-note') +
    valuesHtml(values) +
    factsHtml(facts, 'ref-facts') +
    paragraph(evidenceLine(evidence), 'ref-evidence', ` data-evidence="${evidence.level}"`) +
    `${nested}</li>`
  );
}

function fieldList(fields: Field[], label?: string): string {
  const name = label ? ` aria-label="${escapeHtml(label)}"` : '';
  return `<ul class="ref-fields"${name}>${fields.map(fieldHtml).join('')}</ul>`;
}

/** Opens and closes all nested fields, where there are several; ../static/js/reference.js runs it and shows it. */
function expandButton(fields: Field[]): string {
  const folds = flatten(fields).filter(({children}) => children.length > 0);
  return folds.length > 1
    ? '<button type="button" class="ref-all small-button">Expand all</button>'
    : '';
}

/** What most readers know by heart, in one line that unfolds. */
function foldedHtml(summary: Inline[], content: string, id?: string): string {
  return `<details class="ref-fold"${id ? ` id="${id}"` : ''}><summary>${inlineHtml(summary)}</summary>${content}</details>`;
}

const listHtml = (items: Inline[][]) =>
  `<ul>${items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;

function noticeHtml(tone: string, title: string, content: Inline[], attributes = ''): string {
  return (
    `<div class="ref-notice ref-notice--${tone}" role="note"${attributes}>` +
    `<p class="ref-notice-title">${escapeHtml(title)}</p><p>${inlineHtml(content)}</p></div>`
  );
}

function evidenceHtml({evidence, of, anchor}: Block & {kind: 'evidence'}): string {
  const words = evidenceWords(evidence, of);
  if (!words) return '';
  const data = ` data-evidence="${evidence.level}" data-of="${escapeHtml(anchor ?? of)}"`;
  return words.title
    ? noticeHtml('inferred', words.title, words.content, data)
    : paragraph(words.content, 'ref-evidence', data);
}

/** A path as HTML; a long one is broken behind a slash and nowhere else, not behind a hyphen either. */
function pathHtml(path: string): string {
  const parts = escapeHtml(path)
    .split('/')
    .map((part) =>
      part.includes('-') && !part.includes('{') ? `<span class="ref-segment">${part}</span>` : part,
    )
    .map((part) => part.replace(/\{[^}]+\}/g, '<span class="ref-path-parameter">$&</span>'));
  return parts.join('/<wbr>').replace(/^\/<wbr>/, '/');
}

function endpointHtml({method, path, hosts, facts}: Block & {kind: 'endpoint'}): string {
  const all: Fact[] = [...hosts.map(({label, url}) => ({label, value: [{code: url}]})), ...facts];
  return (
    `<div class="ref-endpoint"><p class="ref-call">${methodHtml(method)} <code>${pathHtml(path)}</code></p>` +
    `${factsHtml(all, 'ref-meta')}</div>`
  );
}

function tableHtml({id: tableId, label, head, rows}: Block & {kind: 'table'}): string {
  const isDense = head.length >= DENSE_COLUMNS;
  const heads = head
    .map((cell) => `<th scope="col">${inlineHtml(cell, isDense ? narrowCodeHtml : codeHtml)}</th>`)
    .join('');
  const asCards = head.length >= CARD_COLUMNS;
  const classes = [...(asCards ? ['table-cards'] : []), ...(isDense ? ['table-dense'] : [])];
  const labels = head.map((cell) => (asCards ? ` data-label="${escapeHtml(plain(cell))}"` : ''));
  const body = rows.map(({id, cells}) => {
    const [first = [], ...rest] = cells;
    const others = rest.map(
      (cell, index) => `<td${labels[index + 1] ?? ''}>${inlineHtml(cell)}</td>`,
    );
    return `<tr${id ? ` id="${escapeHtml(id)}"` : ''}><th scope="row">${inlineHtml(first)}</th>${others.join('')}</tr>`;
  });
  return (
    // Wide tables scroll sideways, which a keyboard can only do on an element that takes focus.
    `<div class="table-frame"${tableId ? ` id="${escapeHtml(tableId)}"` : ''} role="group" ` +
    `aria-label="${escapeHtml(label)}" tabindex="0">` +
    `<table${asCards ? ` class="${classes.join(' ')}"` : ''}><thead><tr>${heads}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
}

/** A list of operations, each with its method, title, path and meaning. */
export function operationsHtml(operations: OperationLine[]): string {
  const items = operations.map(
    ({call, title, href, text, words, tags}) =>
      `<li class="ref-operation" data-words="${escapeHtml(words)}">${call ? methodHtml(call.method) : '<span></span>'}` +
      `<div><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>` +
      `${tags.map((tag) => ` <span class="ref-tag">${escapeHtml(tag)}</span>`).join('')}` +
      `<p>${inlineHtml(text)}</p></div>${call ? `<code>${pathHtml(call.path)}</code>` : ''}</li>`,
  );
  return `<ul class="ref-operations">${items.join('')}</ul>`;
}

/** Where the page says more of a status, ahead of its example. */
export const moreHtml = (more: Inline[]) => paragraph(more, 'ref-more');

/** A status that comes without an example; where one would be expected, it says so. */
export function answerHtml(label: string, meaning: Inline[], lacksExample: boolean): string {
  return (
    `<p class="ref-answer"><strong>${escapeHtml(label)}</strong> ${inlineHtml(meaning)}</p>` +
    (lacksExample ? '<p class="ref-small">No example yet.</p>' : '')
  );
}

/**
 * A block as HTML.
 *
 * @returns undefined for what has a Markdown form of its own: headings and code
 */
export function blockHtml(block: Block): string | undefined {
  switch (block.kind) {
    case 'text':
      return paragraph(block.content, block.tone === 'small' ? 'ref-small' : 'ref-paragraph');
    case 'endpoint':
      return endpointHtml(block);
    case 'evidence':
      return evidenceHtml(block);
    case 'notice':
      return noticeHtml(block.tone, block.title, block.content);
    case 'fields':
      return block.summary
        ? foldedHtml(block.summary, fieldList(block.fields, block.label))
        : expandButton(block.fields) + fieldList(block.fields, block.label);
    case 'table':
      return tableHtml(block);
    case 'list':
      return listHtml(block.items);
    case 'gaps':
      return foldedHtml([gapsTitle(block.items)], listHtml(block.items), gapsAnchor);
    case 'fold':
      return foldedHtml(block.summary, block.blocks.map(blockHtml).join(''), block.id);
    case 'operations':
      return operationsHtml(block.operations);
    default:
      return undefined;
  }
}
