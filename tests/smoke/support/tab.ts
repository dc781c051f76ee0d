import type {Driver} from '../drivers/driver';
import {blank} from './site';

/** How long a condition may take to come true, in milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;
/** How many looks an element must stand still for; parts that come near the screen are laid out only then, and push it on. */
const LOOKS = 2;
const LOOKS_AFTER_SCROLL = 8;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where to click: a place, or why there is none. */
type Place = {x: number; y: number; scrolled: boolean} | {problem: string};

/** Runs in the page. Finds the first element that is shown, and brings it into view. */
function findPlace({selector, text}: {selector: string; text?: string}): Place {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.getBoundingClientRect().width > 0 &&
      (text === undefined ||
        [element.textContent?.trim(), element.getAttribute('aria-label')].includes(text)),
  );
  const [element] = shown;
  if (!element) return {problem: 'is not shown'};
  // Its box may stand still between two frames of a busy machine.
  const moves = (part: Element | null): boolean =>
    part !== null &&
    (part.getAnimations().some(({playState}) => playState === 'running') ||
      moves(part.parentElement));
  if (moves(element)) return {problem: 'moves'};
  const box = () => element.getBoundingClientRect();
  const scrolled =
    box().top < 0 || box().bottom > innerHeight || box().left < 0 || box().right > innerWidth;
  if (scrolled) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const {left, top, width, height} = box();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.contains(element)))
    return {problem: `lies below ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`};
  return {x, y, scrolled};
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

  /** Opens a page of the site, and waits for its load event only. */
  async goto(path: string): Promise<void> {
    await this.#driver.goto(this.#origin + path);
  }

  /** Opens a page of the site as a new visit, and waits until the application has taken it over. */
  async open(path: string): Promise<void> {
    // An address that differs in its fragment alone would not be fetched.
    if (path.includes('#')) await this.goto(blank);
    await this.goto(path);
    await this.takenOver();
  }

  /** Waits until the application has taken the page over. */
  async takenOver(): Promise<void> {
    await this.until('the application takes the page over', () => {
      return document.documentElement.dataset.hasHydrated === 'true';
    });
  }

  /**
   * Runs a function in the page.
   *
   * @param run knows nothing of its surroundings here
   * @returns what it returns, as JSON can hold it
   */
  evaluate<Result>(run: () => Result): Promise<Result>;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  evaluate(run: (argument?: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.#driver.evaluate(`(${run})(${JSON.stringify(argument) ?? ''})`);
  }

  /**
   * Waits until a function that runs in the page returns something true.
   *
   * @param what is waited for, for the message
   * @throws Error when it takes too long; says what was waited for and where
   */
  until<Result>(what: string, run: () => Result): Promise<Result>;
  until<Result, Argument>(
    what: string,
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  async until(what: string, run: (argument?: unknown) => unknown, argument?: unknown) {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown;
    for (;;) {
      try {
        last = await this.evaluate(run, argument);
      } catch (error) {
        // Between two pages there is nothing to run it in.
        last = error;
      }
      if (last && !(last instanceof Error)) return last;
      if (Date.now() > end) {
        const where = await this.#driver.evaluate('location.href').catch(() => 'no page');
        throw new Error(
          `Waited in vain until ${what}, at ${String(where)}. ${last instanceof Error ? last.message : ''}`,
        );
      }
      await pause(POLL_MS);
    }
  }

  /**
   * Waits until an element is shown and lies still.
   *
   * @param text all that it says, or its name for screen readers
   * @returns its centre
   */
  async #placeOf(selector: string, text?: string): Promise<{x: number; y: number}> {
    const end = Date.now() + PATIENCE_MS;
    let before: Place = {problem: 'was not looked for'};
    let looks = 1;
    let wanted = LOOKS;
    for (;;) {
      const place = await this.evaluate(findPlace, {selector, text}).catch(
        (error: Error): Place => ({problem: error.message}),
      );
      const still = 'x' in place && 'x' in before && place.x === before.x && place.y === before.y;
      looks = still ? looks + 1 : 1;
      if ('scrolled' in place && place.scrolled) wanted = LOOKS_AFTER_SCROLL;
      if ('x' in place && looks >= wanted) return place;
      if (Date.now() > end) {
        const why = 'problem' in place ? place.problem : 'does not lie still';
        throw new Error(`${selector}${text ? ` “${text}”` : ''} ${why}`);
      }
      before = place;
      await pause(POLL_MS);
    }
  }

  /** Clicks the first element that is shown; `text` is all that it says, or its name for screen readers. */
  async click(selector: string, text?: string): Promise<void> {
    const {x, y} = await this.#placeOf(selector, text);
    await this.#driver.click(x, y);
  }

  async hover(selector: string, text?: string): Promise<void> {
    const {x, y} = await this.#placeOf(selector, text);
    await this.#driver.hover(x, y);
  }

  /** @param keys pressed one after the other, each as in `KeyboardEvent.key`, with modifiers as in `Control+k` */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  /** Types letter by letter. */
  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Waits until the address ends so, fragment included. */
  async at(address: string): Promise<void> {
    await this.until(
      `the address is ${address}`,
      (wanted) => location.href === location.origin + wanted,
      address,
    );
  }

  /** @returns what is shown of the first element that matches */
  textOf(selector: string): Promise<string> {
    return this.until(
      `there is ${selector}`,
      (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText,
      selector,
    ).then(String);
  }

  /** Waits until an element is shown. */
  async shows(selector: string): Promise<void> {
    await this.until(
      `${selector} is shown`,
      (wanted) =>
        [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
      selector,
    );
  }

  /** Gives the window a size, in CSS pixels. The tab must hold a page. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until(`the window is ${width} wide`, (wanted) => innerWidth === wanted, width);
  }

  /** @returns what the pages complained of since the last call: errors, warnings, files that could not be had */
  complaints(): Promise<string[]> {
    return this.evaluate(() => {
      const found = JSON.parse(sessionStorage.getItem('smoke-complaints') ?? '[]') as string[];
      sessionStorage.removeItem('smoke-complaints');
      return found;
    });
  }

  back = (): Promise<void> => this.#driver.back();
  forward = (): Promise<void> => this.#driver.forward();
  reload = (): Promise<void> => this.#driver.reload();
}
