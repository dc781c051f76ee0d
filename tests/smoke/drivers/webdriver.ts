import {spawn} from 'node:child_process';
import {Capabilities, Key, Origin, WebDriver} from 'selenium-webdriver';
import {Executor, HttpClient} from 'selenium-webdriver/http';
import {freePort} from '../../support/freePort';
import {deadline} from './deadline';
import {keysOf, type Launch} from './driver';

/** How long the driver program may take to start, in milliseconds. */
const START_MS = 30_000;
/** How long it may take to answer. The slowest answer, a page that has loaded on a busy machine, takes a few seconds. */
const ANSWER_MS = 40_000;
/** How long it may take to end by itself. */
const END_MS = 10_000;

/** What WebDriver calls the keys whose `KeyboardEvent.key` is more than a letter. */
const named: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Meta: Key.META,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** @throws Error when the key has more than one letter and stands not in the list */
function keyCode(key: string): string {
  const code = named[key] ?? key;
  if (code.length > 1) throw new Error(`tests/smoke/drivers/webdriver.ts: name the key ${key}.`);
  return code;
}

/** Waits until the driver program takes sessions. */
async function ready(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`WebKitWebDriver did not answer at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Drives WebKitGTK, Safari's engine on Linux, through plain WebDriver, on a screen of its own. */
export const launchWebdriver: Launch = async (path, {env}) => {
  const port = await freePort();
  const program = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', path, `--port=${port}`],
    // A group of its own, so that the screen and the browser end with it.
    {env, stdio: 'ignore', detached: true},
  );
  const failed = new Promise<never>((_resolve, reject) => program.once('error', reject));
  const url = `http://127.0.0.1:${port}`;
  const end = (signal: NodeJS.Signals) => {
    if (program.pid && program.exitCode === null) process.kill(-program.pid, signal);
  };
  const endWithTest = () => end('SIGTERM');
  process.once('exit', endWithTest);
  await Promise.race([ready(url), failed]);
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(url)),
    new Capabilities({
      browserName: 'MiniBrowser',
      // Without its bar the window can be as narrow as a phone.
      'webkitgtk:browserOptions': {args: ['--automation', '--full-screen']},
    }),
  );
  const answer = deadline('WebKitWebDriver', ANSWER_MS);
  const mouse = (x: number, y: number) =>
    driver
      .actions()
      .move({x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0});
  return {
    goto: (address) => answer(`open ${address}`, () => driver.get(address)),
    evaluate: (expression) =>
      answer('run a script', () => driver.executeScript(`return (${expression})`)),
    click: (x, y) => answer('click', () => mouse(x, y).press().release().perform()),
    hover: (x, y) => answer('move the mouse', () => mouse(x, y).perform()),
    async press(combination) {
      const {modifiers, key} = keysOf(combination);
      const actions = driver.actions();
      for (const modifier of modifiers) actions.keyDown(keyCode(modifier));
      actions.keyDown(keyCode(key)).keyUp(keyCode(key));
      for (const modifier of modifiers) actions.keyUp(keyCode(modifier));
      await answer('press a key', () => actions.perform());
    },
    async resize(width, height) {
      const rect = {x: 0, y: 0, width, height};
      await answer('resize the window', () => driver.manage().window().setRect(rect));
    },
    back: () => answer('go back', () => driver.navigate().back()),
    forward: () => answer('go forward', () => driver.navigate().forward()),
    reload: () => answer('reload the page', () => driver.navigate().refresh()),
    screenshot: async () =>
      Buffer.from(await answer('take a picture', () => driver.takeScreenshot()), 'base64'),
    async close() {
      const ended = await deadline('WebKitWebDriver', END_MS)('end', () => driver.quit()).then(
        () => true,
        () => false,
      );
      process.off('exit', endWithTest);
      // What no longer answers may not hear a request to end either.
      end(ended ? 'SIGTERM' : 'SIGKILL');
    },
  };
};
