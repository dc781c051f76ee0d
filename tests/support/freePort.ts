import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Ports that were returned: tests run concurrently, and a program starts to listen later. */
const returned = new Set<number>();

/** @returns a free port below the range that the system takes for outgoing connections */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  if (returned.has(port)) return freePort();
  returned.add(port);
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
