import {createHash} from 'node:crypto';

/**
 * @param text of an inline script, a style element or a style attribute
 * @returns the source that lets just this text pass a content security policy
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
