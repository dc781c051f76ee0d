// Drives WebKitGTK, which Playwright cannot drive.
import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../../support/freePort';
import type {Launch} from './driver';

/** WebDriver's codes of special keys. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Drives WebKitGTK, Safari's engine on Linux, through WebDriver, on a virtual screen. */
export const launchWebdriver: Launch = async (path, env) => {
  const port = await freePort();
  const program = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', path, `--port=${port}`],
    // `detached` starts a process group, so that `end` stops xvfb-run, the driver and the browser together.
    {env, stdio: 'ignore', detached: true},
  );
  const end = () => {
    process.off('exit', end);
    if (program.pid && program.exitCode === null) process.kill(-program.pid);
  };
  process.once('exit', end);
  // If xvfb-run cannot be started, the error below says what to do.
  program.on('error', () => {});
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    const status = fetch(`${url}/status`, {signal: AbortSignal.timeout(1000)});
    return (await status.catch(() => undefined))?.ok;
  };
  for (let tries = 1; !(await isReady()); tries += 1) {
    if (!program.pid || program.exitCode !== null || tries > 600) {
      end();
      throw new Error('The driver of WebKitGTK does not answer: run npm run setup -- engines.');
    }
    await pause(100);
  }

  /**
   * Sends a command to the driver, and returns its result.
   *
   * @throws Error if the command fails, or if it times out, because the driver sometimes hangs
   */
  async function send(address: string, init?: RequestInit) {
    const answer = await fetch(url + address, {...init, signal: AbortSignal.timeout(90_000)});
    const {value} = (await answer.json()) as {value: {message?: string; sessionId: string}};
    if (!answer.ok) throw new Error(`${address}: ${value.message}`);
    return value;
  }

  const post = (address: string, body: unknown = {}) =>
    send(address, {method: 'POST', body: JSON.stringify(body)});
  // Full screen hides the toolbar, which would keep the window from becoming narrow enough.
  const options = {args: ['--automation', '--full-screen']};
  const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options};
  const {sessionId} = await post('/session', {capabilities: {alwaysMatch}});
  const session = `/session/${sessionId}`;
  const act = (type: string, actions: unknown[]) =>
    post(`${session}/actions`, {actions: [{type, id: type, actions}]});
  return {
    goto: (address) => post(`${session}/url`, {url: address}),
    evaluate: (expression) =>
      post(`${session}/execute/sync`, {script: `return (${expression})`, args: []}),
    click: (x, y) =>
      act('pointer', [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press(...keys) {
      const values = keys.map((key) => codes[key] ?? key);
      return act('key', [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    resize: (width, height) => post(`${session}/window/rect`, {x: 0, y: 0, width, height}),
    reload: () => post(`${session}/refresh`),
    screenshot: async () => Buffer.from(String(await send(`${session}/screenshot`)), 'base64'),
    async close() {
      end();
    },
  };
};
