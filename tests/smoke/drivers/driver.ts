/** Controls a browser with one tab. `Tab` builds on this interface and is the same for all browsers. */
export type Driver = {
  /** Opens a URL and waits for its load event. */
  goto(url: string): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page, and returns its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>;
  /** Presses a key. `keys` are values of `KeyboardEvent.key`; all but the last are modifiers. */
  press(...keys: string[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Returns a PNG of the window. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

/** Starts the browser at `path`; `env` is its environment. */
export type Launch = (path: string, env: Record<string, string>) => Promise<Driver>;
