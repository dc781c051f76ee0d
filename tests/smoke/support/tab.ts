import {expect} from '@playwright/test';
import type {Driver} from '../drivers/driver';
import {blank} from './site';

/**
 * Runs in the page. Finds the first element that is shown, brings it into view, and returns its centre when it has been
 * at the same place for some looks; longer after scrolling.
 */
function findPlace({selector, text}: {selector: string; text?: string}) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({visibilityProperty: true}) &&
      one.getBoundingClientRect().width > 0 &&
      (text === undefined || [one.textContent?.trim(), one.ariaLabel].includes(text)),
  );
  if (!element) return undefined;
  const {left, top, width, height} = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const state = window as unknown as {looks?: number; place?: string};
  if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    state.looks = -6;
  }
  const place = `${selector} ${text} ${x} ${y}`;
  if (place !== state.place) state.looks = Math.min(0, state.looks ?? 0);
  state.place = place;
  state.looks = (state.looks ?? 0) + 1;
  const hit = document.elementFromPoint(x, y);
  const isFree = hit && (element.contains(hit) || hit.contains(element));
  const moves = document
    .getAnimations()
    .some(
      ({playState, effect}) =>
        playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
    );
  return isFree && !moves && state.looks > 1 ? {x, y} : undefined;
}

/** The one tab of a browser, as a reader uses it: the same for all browsers. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  /** @param origin of the site, without a slash at the end */
  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a page and waits for its load event only. */
  async goto(path: string): Promise<void> {
    await this.#driver.goto(this.#origin + path);
  }

  /** Opens a page as a new visit and waits until it has hydrated. */
  async open(path: string): Promise<void> {
    // An address that differs in its fragment alone would not be fetched.
    if (path.includes('#')) await this.goto(blank);
    await this.goto(path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until('the page hydrates', () => {
      return document.documentElement.dataset.hasHydrated === 'true';
    });
  }

  /** @returns what a function returns that runs in the page, as JSON */
  evaluate<Result>(run: () => Result): Promise<Result>;
  evaluate<Result, Argument>(run: (_: Argument) => Result, argument: Argument): Promise<Result>;
  evaluate(run: (argument?: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.#driver.evaluate(`(${run})(${JSON.stringify(argument) ?? ''})`);
  }

  /** Waits until a function that runs in the page returns something truthy, and returns that. */
  until<Result>(what: string, run: () => Result): Promise<NonNullable<Result>>;
  until<Result, Argument>(
    what: string,
    run: (_: Argument) => Result,
    argument: Argument,
  ): Promise<NonNullable<Result>>;
  async until(what: string, run: (argument?: unknown) => unknown, argument?: unknown) {
    let result: unknown;
    // Between two pages there is nothing to run it in.
    await expect(async () => {
      result = await this.evaluate(run, argument);
      expect(result, what).toBeTruthy();
    }).toPass({timeout: 60_000, intervals: [50]});
    return result;
  }

  /** Clicks the first element that is shown; `text` is all of its text, or its label. */
  async click(selector: string, text?: string): Promise<void> {
    const {x, y} = await this.until(`${selector} ${text ?? ''} can be clicked`, findPlace, {
      selector,
      text,
    });
    await this.#driver.click(x, y);
  }

  /** @param keys pressed one after the other, each as in `KeyboardEvent.key`, with modifiers as in `Control+k` */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#driver.press(...key.split('+'));
  }

  /** Types letter by letter. */
  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Waits until the address is this path with query and fragment. */
  async at(address: string): Promise<void> {
    await this.until(
      `the address is ${address}`,
      (wanted) => location.href === location.origin + wanted,
      address,
    );
  }

  /** Waits until the first heading of the page is this one. */
  async shows(heading: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.querySelector('h1')?.innerText ?? ''))
      .toMatch(heading);
  }

  /** Waits until an element is shown. */
  async sees(selector: string): Promise<void> {
    await this.until(
      `${selector} is shown`,
      (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility()),
      selector,
    );
  }

  /** Gives the window a size, in CSS pixels. */
  async resize({width, height}: {width: number; height: number}): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until(`the window is ${width} wide`, (wanted) => innerWidth === wanted, width);
  }

  /** @returns errors, warnings and failed requests of the pages since the last call */
  complaints(): Promise<string[]> {
    return this.evaluate(() => {
      const found = JSON.parse(sessionStorage.getItem('smoke-complaints') ?? '[]') as string[];
      sessionStorage.removeItem('smoke-complaints');
      return found;
    });
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.hydrated();
  }
}
