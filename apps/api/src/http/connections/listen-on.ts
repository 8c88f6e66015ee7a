import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Where = { port: number; host: string };

/**
 * Listens, on `localhost` at each of its addresses (127.0.0.1 and, where the machine has it, ::1); gives back the URL of the first.
 * Fastify would make a second HTTP server for ::1, without the limit on connections and with Node's English refusals:
 * here the second address only takes connections, and the one server that there is reads them
 * (https://nodejs.org/api/http.html#event-connection).
 * Throws what the first address throws; one that cannot be had beside it is left out.
 */
export async function listenOn(
  app: FastifyInstance,
  { port, host }: Where,
  findAddresses: (host: string) => Promise<{ address: string }[]> = (name) => lookup(name, { all: true }),
): Promise<string> {
  const addresses = host === 'localhost' ? await findAddresses(host) : [{ address: host }];
  const [first = host, ...others] = new Set(addresses.map(({ address }) => address));
  const doors: NetServer[] = [];
  app.addHook('preClose', async () => {
    for (const door of doors) door.close();
  });
  const url = await app.listen({ port, host: first });
  const bound = app.server.address();
  if (typeof bound !== 'object' || bound === null) return url;
  for (const address of others) {
    const door = await openDoor(app, { port: bound.port, host: address });
    if (door) doors.push(door);
  }
  return url;
}

/** What `http.Server` asks of its own sockets (https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener). */
const AS_HTTP = { allowHalfOpen: true, noDelay: true };

async function openDoor(app: FastifyInstance, where: Where): Promise<NetServer | undefined> {
  const door = createServer(AS_HTTP, (socket) => app.server.emit('connection', socket));
  // A socket tells its faults to the server that took it.
  door.on('clientError', (error: Error, socket: Socket) => app.server.emit('clientError', error, socket));
  try {
    door.listen(where);
    await once(door, 'listening');
    return door;
  } catch {
    return undefined;
  }
}
