// Controls the tab of any browser in the smoke tests.
import {expect} from '@playwright/test';
import type {Driver} from '../drivers/driver';

/**
 * Runs in the page, repeatedly. Finds the first visible element that matches, and scrolls it into view. Returns its
 * centre once the element has stayed in place for two calls in a row (more after scrolling) and, in the last one, is
 * neither covered nor animated. Returns undefined before that.
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

/** The only tab of a browser, with the actions of a reader. */
export class Tab {
  /** @param origin origin of the site, without a trailing slash */
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits for its load event only. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
  }

  /** Opens a page as a new visit and waits until it has hydrated. */
  async open(path: string): Promise<void> {
    // The browser does not load a URL that differs from the current URL only in its hash.
    if (path.includes('#')) await this.goto('/robots.txt');
    await this.goto(path);
    await this.waitForHydration();
  }

  /** Waits until the page has hydrated. */
  async waitForHydration(): Promise<void> {
    const isReady = () => document.documentElement.dataset.hasHydrated === 'true';
    await this.until('the page hydrates', isReady);
  }

  /** Runs a function in the page, and returns its JSON result. */
  async evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const result = await this.driver.evaluate(`(${run})(${JSON.stringify(argument) ?? ''})`);
    return result as Awaited<Result>;
  }

  /** Runs a function in the page until it returns a truthy value, and returns that value. */
  async until<Result, Argument = undefined>(
    what: string,
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<NonNullable<Awaited<Result>>> {
    let result: Awaited<Result> | undefined;
    // Retried, because evaluation fails during a navigation.
    await expect(async () => {
      result = await this.evaluate(run, argument);
      expect(result, what).toBeTruthy();
    }).toPass({timeout: 60_000, intervals: [50]});
    return result!;
  }

  /** Clicks the first visible element that matches; `text` is its full text or its label. */
  async click(selector: string, text?: string): Promise<void> {
    const {x, y} = await this.until(`${selector} ${text ?? ''} can be clicked`, findPlace, {
      selector,
      text,
    });
    await this.driver.click(x, y);
  }

  /** Presses keys one after another: values of `KeyboardEvent.key`, with modifiers as in `Control+k`. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(...key.split('+'));
  }

  /** Waits until the URL has this path, query and hash. */
  async waitForUrl(address: string): Promise<void> {
    await this.until(
      `the URL is ${address}`,
      (wanted) => location.href === location.origin + wanted,
      address,
    );
  }

  /** Waits until the first h1 of the page matches. */
  async waitForHeading(heading: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.querySelector('h1')?.innerText ?? ''))
      .toMatch(heading);
  }

  /** Waits until an element is visible. */
  async waitForVisible(selector: string): Promise<void> {
    await this.until(
      `${selector} is shown`,
      (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility()),
      selector,
    );
  }

  /** Resizes the window, in CSS pixels. */
  async resize({width, height}: {width: number; height: number}): Promise<void> {
    await this.driver.resize(width, height);
    await this.until(`the window is ${width} wide`, (wanted) => innerWidth === wanted, width);
  }

  /** Returns errors, warnings and failed requests since the last call. */
  complaints(): Promise<string[]> {
    return this.evaluate(() => {
      const found = JSON.parse(sessionStorage.getItem('smoke-complaints') ?? '[]') as string[];
      sessionStorage.removeItem('smoke-complaints');
      return found;
    });
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.waitForHydration();
  }
}
