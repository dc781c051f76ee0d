import {readFileSync} from 'node:fs';

/**
 * Returns a function that fills in a template: it replaces `{{name}}` by the value of that name. A line that consists of
 * an empty value is left out.
 *
 * @param file absolute path of the template
 */
export function template(file: string): (values: Record<string, string>) => string {
  const text = readFileSync(file, 'utf8').trimEnd();
  return (values) =>
    text
      .replaceAll(/^\{\{(\w+)\}\}\n/gm, (line, name: string) => (values[name] ? line : ''))
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
