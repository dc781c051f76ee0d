/** What a driver can do with the one tab of its browser. `Tab` builds everything else on it, once for all browsers. */
export type Driver = {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<unknown>;
  /** @returns the value of a JavaScript expression in the page, as JSON */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>;
  /** @param keys each as in `KeyboardEvent.key`; all but the last are modifiers */
  press(...keys: string[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  reload(): Promise<unknown>;
  /** @returns a PNG of the window */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

/** @param env the environment of the browser */
export type Launch = (path: string, env: Record<string, string>) => Promise<Driver>;
