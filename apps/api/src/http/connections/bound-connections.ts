import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Connection = {
  address: string;
  /** Milliseconds of a clock that never goes back: when it was opened, or its last answer left. */
  since: number;
  /** The answer to the last request that it sent, until it has left. */
  answer?: ServerResponse | undefined;
};

/** Closed at once, so that a flood pays for its look at all of them. */
const PART = 1 / 20;

/** A server that stops waits for so long for the rest of a request, and for who reads its answer. */
const LAST_MS = 3_000;

/** What a connection is doing; the lower is closed first. */
const STATES = { silent: 0, sending: 1, reading: 2, served: 3 } as const;

/** What the server waits for: a request, the rest of one, somebody who reads; or who is waiting for the server. */
function stateOf({ answer }: Connection): number {
  if (answer === undefined) return STATES.silent;
  if (!answer.req.complete) return STATES.sending;
  const isWaitingForReader = answer.writableEnded || answer.writableNeedDrain;
  return isWaitingForReader ? STATES.reading : STATES.served;
}

/** The connections to close for others: those the server does not work for, of the address that has the most, the oldest first. */
function chooseClosed(connections: ReadonlyMap<Socket, Connection>, count: number): Socket[] {
  const ofAddress = new Map<string, number>();
  for (const { address } of connections.values()) ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
  return [...connections]
    .map(([socket, connection]) => ({
      socket,
      state: stateOf(connection),
      ofAddress: ofAddress.get(connection.address) ?? 0,
      since: connection.since,
    }))
    .filter(({ state }) => state !== STATES.served)
    .toSorted((a, b) => a.state - b.state || b.ofAddress - a.ofAddress || a.since - b.since)
    .slice(0, count)
    .map(({ socket }) => socket);
}

type Options = {
  max: number;
  /** Tells a newcomer that the server has no place, when it works for all the others. */
  refuse: (socket: Socket) => void;
};

/**
 * Holds at most so many connections, so that whoever opens many without a question keeps nobody out: a newcomer takes the
 * place of those that the server does not work for. A browser opens again what was closed between two requests.
 * Gives back what lets a server stop: who says nothing is closed at once, who does not end what he sends soon after.
 */
export function boundConnections(server: Server, { max, refuse }: Options): { stop: () => void } {
  const connections = new Map<Socket, Connection>();
  const closeUpTo = (state: number) => {
    for (const [socket, connection] of connections) if (stateOf(connection) <= state) socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    socket.once('close', () => connections.delete(socket));
    if (connections.size >= max) {
      const closed = chooseClosed(connections, Math.max(1, Math.floor(max * PART)));
      for (const one of closed) {
        connections.delete(one);
        one.destroy();
      }
      if (closed.length === 0) return refuse(socket);
    }
    connections.set(socket, { address: socket.remoteAddress ?? '', since: performance.now() });
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    connection.answer = response;
    response.once('close', () => {
      // The next one may have come already on the same connection.
      if (connection.answer !== response) return;
      connection.answer = undefined;
      connection.since = performance.now();
    });
  });

  return {
    stop() {
      closeUpTo(STATES.silent);
      setTimeout(() => closeUpTo(STATES.reading), LAST_MS).unref();
    },
  };
}
