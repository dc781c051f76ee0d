import type {Found} from '../../../scripts/lib/engines.mjs';

/** What a driver can do with the one tab of its browser. Everything else is built on it, once for all browsers (`Tab`). */
export type Driver = {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** @returns the value of an expression of JavaScript in the page, as JSON can hold it */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the first mouse button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  hover(x: number, y: number): Promise<void>;
  /** @param key as in `KeyboardEvent.key`, after the modifiers that are held: `Control+k` */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** @returns a PNG of the window */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Launch = (
  path: Found['path'],
  options: {engine: Found['engine']; env: Record<string, string>},
) => Promise<Driver>;

/** Splits `Control+k` into the modifiers and the key. */
export function keysOf(combination: string): {modifiers: string[]; key: string} {
  const parts = combination === '+' ? ['+'] : combination.split('+');
  return {modifiers: parts.slice(0, -1), key: String(parts.at(-1))};
}
