import {readText} from './files';

/**
 * Returns a function that fills in a template. The function replaces `{{name}}` with the value of that name. If a line
 * consists only of a placeholder and the value is empty, the function removes the line.
 *
 * @param file absolute path of the template
 * @throws Error if the function gets no value for a placeholder
 */
export function readTemplate(file: string): (values: Record<string, string>) => string {
  const text = readText(file).trimEnd();
  return (values) =>
    text
      .replaceAll(/^\{\{(\w+)\}\}\n/gm, (line, name: string) => (values[name] === '' ? '' : line))
      .replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
        const value = values[name];
        if (value === undefined)
          throw new Error(
            `${file}: ${placeholder} has no value. Allowed: ${Object.keys(values).join(', ')}.`,
          );
        return value;
      });
}
