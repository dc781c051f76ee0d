import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** How often the memory is looked at, in ms. */
const INTERVAL_MS = 100;

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to the present one
 */

/**
 * @returns {Map<number, {parent: number, bytes: number}> | undefined} memory that each process holds; undefined where the system
 *   has no /proc
 */
function processes() {
  const all = new Map();
  let entries;
  try {
    entries = readdirSync('/proc');
  } catch {
    return undefined;
  }
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const field = (/** @type {string} */ name) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      all.set(Number(entry), {parent: field('PPid'), bytes: field('VmRSS') * 1024});
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return all.size > 0 ? all : undefined;
}

/**
 * @param {Map<number, {parent: number, bytes: number}>} all
 * @param {number} root
 * @returns {number} bytes that a process and all its descendants hold
 */
export function treeMemory(all, root) {
  const children = [...all].filter(([, {parent}]) => parent === root).map(([pid]) => pid);
  return children.reduce((sum, child) => sum + treeMemory(all, child), all.get(root)?.bytes ?? 0);
}

/**
 * Runs a command and measures it.
 *
 * @param {Command} command
 * @returns {Promise<{seconds: number, peak: number | undefined}>} wall-clock time, and the most memory that it and its children
 *   held together, in bytes; undefined where the system does not tell (there is no /proc)
 * @throws {Error} with its output when it fails
 */
export function costOf({command, args, cwd, env}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    /** @type {number | undefined} */
    let peak;
    const timer = setInterval(() => {
      const all = processes();
      if (all && child.pid) peak = Math.max(peak ?? 0, treeMemory(all, child.pid));
    }, INTERVAL_MS);
    child.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - start) / 1000, peak});
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}
