import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Ports that were already returned. A returned port may still be free, because its program starts to listen later. */
const returned = new Set<number>();

/** Returns a free port, below the range that the system uses for outgoing connections. */
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
