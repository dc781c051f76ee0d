import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns a function that writes a program: the text of a file in `templates`, with `{{name}}` replaced by the value of
 * that name. A line that consists of an empty value is left out.
 */
export function template(file: string): (values: Record<string, string>) => string {
  const text = readFileSync(path.join(__dirname, 'templates', file), 'utf8').trimEnd();
  return (values) =>
    text
      .replaceAll(/^\{\{(\w+)\}\}\n/gm, (line, name: string) => (values[name] ? line : ''))
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
