import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, Socket } from 'node:net';

/** Stands between the server and PostgreSQL, to take it away or to let it hang. */
export class DatabaseLink {
  readonly #pairs = new Set<[Socket, Socket]>();
  #server: Server | undefined;
  #target = '';
  #port = 0;
  #isFrozen = false;

  /** The address to use in the place of `databaseUrl`, whose PostgreSQL listens on a socket in a folder. */
  async open(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl);
    this.#target = `${url.searchParams.get('host')}/.s.PGSQL.5432`;
    await this.restore();
    return `postgresql://odu@127.0.0.1:${this.#port}${url.pathname}`;
  }

  /** Nobody listens any more, and who was connected is cut. */
  async takeAway() {
    const server = this.#server;
    this.#server = undefined;
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Connections stay and are accepted, and nothing goes through. */
  freeze() {
    this.#isFrozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Nothing comes any more by the connections that there are, which stay open, as where a firewall forgot them; new ones work. */
  forget() {
    for (const pair of this.#pairs) for (const socket of pair) socket.unpipe().pause();
  }

  /** Everything goes through again. */
  async restore() {
    this.#isFrozen = false;
    for (const [near, far] of this.#pairs) join(near, far);
    if (this.#server) return;
    this.#server = createServer((near) => {
      const far = new Socket().on('error', () => near.destroy());
      near.on('error', () => far.destroy());
      const pair: [Socket, Socket] = [near, far];
      this.#pairs.add(pair);
      near.once('close', () => this.#pairs.delete(pair));
      far.connect(this.#target);
      if (!this.#isFrozen) join(near, far);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }
}

function join(near: Socket, far: Socket) {
  near.pipe(far);
  far.pipe(near);
}
