import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that takes connections and never says a word: `url` for SMTP_URL, how many `connections` it took, `close` cuts them. */
export async function openSilentMailServer(port = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return sockets.size;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
