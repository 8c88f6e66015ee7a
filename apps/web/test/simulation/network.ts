import type { Intent } from '@odu/domain';
import type { Answer, Sent } from './server-model.ts';

/** Who sent a call: a page, and the edits that it had to send then. */
export type Sender = {
  readonly pageId: string;
  readonly isWrite: boolean;
  readonly pending: readonly Intent[];
};

type Message = {
  readonly sender: Sender;
  readonly sent: Promise<Sent>;
  answer: Answer | null;
  /** Null for a copy that the network made: nobody waits for its answer. */
  readonly client: { readonly resolve: (response: Response) => void; readonly reject: () => void } | null;
};

/** What the server makes of a call; null when it gives no answer. */
export type Serve = (sender: Sender, sent: Sent) => Promise<Answer | null>;

const toResponse = ({ status, etag, body }: Answer): Response =>
  new Response(status === 304 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(etag !== null && { etag }) },
  });

const BUSY: Answer = { status: 503, etag: null, body: { message: 'busy' } };

/** What is on its way between the pages and the server: nothing moves before a command says so. */
export function createNetwork(serve: Serve) {
  let messages: Message[] = [];
  const cut = new Set<string>();
  const pick = (turn: number): Message | undefined =>
    messages[messages.length === 0 ? 0 : turn % messages.length];
  const remove = (message: Message) => {
    messages = messages.filter((one) => one !== message);
  };
  const lose = (message: Message) => {
    remove(message);
    message.client?.reject();
  };

  /** A request goes to the server, an answer to its page. */
  async function advance(message: Message): Promise<void> {
    if (message.answer !== null) {
      remove(message);
      message.client?.resolve(toResponse(message.answer));
      return;
    }
    const answer = await serve(message.sender, await message.sent);
    if (answer === null) lose(message);
    else if (message.client === null) remove(message);
    else message.answer = answer;
  }

  return {
    /** The page's `fetch`: it waits for the commands. */
    send: (sender: Sender, request: Request): Promise<Response> =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'));
        if (cut.has(sender.pageId)) return fail();
        const { method, url, headers } = request;
        const sent = request.text().then((body) => ({
          method,
          path: new URL(url).pathname,
          headers: Object.fromEntries(headers),
          body,
        }));
        const message: Message = { sender, sent, answer: null, client: { resolve, reject: fail } };
        messages.push(message);
        request.signal.addEventListener('abort', () => {
          remove(message);
          reject(new DOMException('aborted', 'AbortError'));
        });
      }),
    size: (): number => messages.length,
    countOf: (pageId: string): number =>
      messages.filter(({ client, sender }) => client !== null && sender.pageId === pageId).length,
    advance: async (turn: number): Promise<void> => {
      const message = pick(turn);
      if (message !== undefined) await advance(message);
    },
    /** Lets the calls of one page through, in their order, until nothing of it is on its way; `idle` waits for what it sends next. */
    drain: async (pageId: string, idle: () => Promise<void>): Promise<void> => {
      for (;;) {
        const message = messages.find(({ sender }) => sender.pageId === pageId);
        if (message === undefined) return;
        // oxlint-disable-next-line no-await-in-loop -- one message after the other
        await advance(message);
        // oxlint-disable-next-line no-await-in-loop -- an answer makes the page send the next call
        await idle();
      }
    },
    /** A request that never arrives, or an answer that is lost after the server did what was asked. */
    lose: (turn: number): void => {
      const message = pick(turn);
      if (message !== undefined) lose(message);
    },
    /** The same request travels twice; nobody waits for the second. */
    repeat: (turn: number): void => {
      const message = pick(turn);
      if (message !== undefined && message.answer === null)
        messages.push({ ...message, answer: null, client: null });
    },
    /** The server has no time for a request. */
    refuse: (turn: number): void => {
      const message = pick(turn);
      if (message !== undefined && message.answer === null && message.client !== null) message.answer = BUSY;
    },
    /** The page has no network: what was on its way is lost on one side or the other. */
    cut: (pageId: string): void => {
      cut.add(pageId);
      for (const message of messages.filter(({ sender }) => sender.pageId === pageId)) lose(message);
    },
    heal: (pageId: string): void => {
      cut.delete(pageId);
    },
    isCut: (pageId: string): boolean => cut.has(pageId),
    /** The server is gone and back: every call of every page fails. */
    loseAll: (): void => {
      for (const message of messages) lose(message);
    },
    /** The first write that has not reached the server. */
    takeWrite: (): Message | undefined => {
      const message = messages.find(({ sender, answer }) => sender.isWrite && answer === null);
      if (message !== undefined) remove(message);
      return message;
    },
  };
}
