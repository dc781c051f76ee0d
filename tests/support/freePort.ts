import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Ports that were given out: tests run side by side, and a program listens on its own only later. */
const given = new Set<number>();

/** @returns a free port below those that the system gives to outgoing connections, which come and go meanwhile */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  if (given.has(port)) return freePort();
  given.add(port);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
