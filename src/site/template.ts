import {readFileSync} from 'node:fs';

/**
 * Returns a function that fills in a template: it replaces `{{name}}` by the value of that name, and leaves out a line
 * that consists of an empty value.
 *
 * @param file absolute path of the template
 */
export function readTemplate(file: string): (values: Record<string, string>) => string {
  const text = readFileSync(file, 'utf8').trimEnd();
  return (values) =>
    text
      .replaceAll(/^\{\{(\w+)\}\}\n/gm, (line, name: string) => (values[name] ? line : ''))
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
