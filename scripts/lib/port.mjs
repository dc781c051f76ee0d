import {createServer} from 'node:net';

/**
 * Parses the environment variable PORT.
 *
 * @param {string | undefined} text
 * @returns {number} 3000 if it is not set
 * @throws {Error} if it is not a valid port
 */
export function readPort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT is “${text}”: set it to a whole number from 0 to 65535, or leave it out.`);
}

/**
 * Checks that the port is free before a long build starts.
 *
 * @param {number} port
 * @throws {Error} if the port is taken or requires root privileges
 */
export async function ensurePortFree(port) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(portError(error, port)),
    );
    server.listen(port, '127.0.0.1', () => server.close(resolve));
  });
}

/**
 * Converts an error of `server.listen` to one whose message says how to fix it.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @returns {Error}
 */
export function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken. Stop the process that uses it, or set PORT to another.`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} requires root privileges. Set PORT to 1024 or higher.`);
  }
  return error;
}
