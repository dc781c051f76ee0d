import {createServer} from 'node:net';

/**
 * @param {string | undefined} text what PORT was set to
 * @returns {number} 3000 when it was not set
 * @throws {Error} when it is no port
 */
export function readPort(text) {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT is “${text}”: set it to a whole number from 0 to 65535, or leave it out.`);
}

/**
 * Looks whether a server could listen, before a minute of building is spent on it.
 *
 * @param {number} port
 * @throws {Error} when the port is taken, or only an administrator may have it
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
 * @param {NodeJS.ErrnoException} error of a server that was to listen
 * @param {number} port
 * @returns {Error} what to do about it
 */
export function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another.`);
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is for administrators. Set PORT to one from 1024 up.`);
  }
  return error;
}
