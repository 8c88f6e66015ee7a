import { isDeepStrictEqual } from 'node:util';
import type { DuerpDocument, Session } from '@odu/api-contract';
import { type Intent, toEcriture } from '@odu/domain';
import { createBrowser } from './browser.ts';
import { createLedger } from './ledger.ts';
import { createNetwork, type Sender } from './network.ts';
import { findOverwrites, isSettled } from './oracle.ts';
import { openPage, type Page } from './page.ts';
import type { Answer, Sent, ServerModel } from './server-model.ts';

/** The server of a run: the model, alone or beside the real one. */
export type SimulatedServer = {
  readonly duerpId: string;
  readonly session: Session;
  readonly model: ServerModel;
  /** How often it may end in a run. */
  readonly maxCrashes: number;
  /** Null: no answer came. */
  readonly handle: (sent: Sent) => Promise<Answer | null>;
  /** Ends the server as a power cut would, perhaps while it works on a call, and starts it again. */
  readonly crash: (sent: Sent | null) => Promise<void>;
};

/** Two tabs of one browser, and a colleague's. */
export const SLOTS = [0, 0, 1] as const;

/** An answer that never comes is a fault of the simulation. */
const MAX_TURNS = 5_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Everything of one run: the server, the network, the browsers, their pages, and what each person meant. */
export function createWorld(server: SimulatedServer) {
  const browsers = [createBrowser(), createBrowser()];
  const pages: (Page | null)[] = SLOTS.map(() => null);
  const history: DuerpDocument[] = [server.model.getDocument()];
  const byEtag = new Map([[server.model.getEtag(), server.model.getDocument()]]);
  const authors: string[] = [];
  const ledger = createLedger();
  const faults: string[] = [];
  /** What happened, in order: the report of a run that fails. */
  const journal: string[] = [];
  /** « Enregistré à … », to be checked. */
  const promises: (() => void)[] = [];
  let count = 0;
  let crashes = 0;

  /** The edit that a write carries: the one whose call it is, on the version that it names. */
  function findIntent({ pending }: Sender, sent: Sent): Intent | undefined {
    const seen = byEtag.get(sent.headers['if-match'] ?? '');
    const body: unknown = JSON.parse(sent.body);
    return pending.find(
      (intent) => seen !== undefined && isDeepStrictEqual(toEcriture(seen, intent)?.body, body),
    );
  }

  /** Notes what a call changed, and checks it against what its author meant. */
  function notice(sender: Sender, sent: Sent): void {
    const before = history.at(-1);
    const after = server.model.getDocument();
    if (before === undefined || after === before) return;
    history.push(after);
    byEtag.set(server.model.getEtag(), after);
    authors.push(sender.pageId);
    const intent = findIntent(sender, sent);
    if (intent === undefined)
      faults.push(`a write that is no edit on the version that it names: ${sent.path}`);
    else faults.push(...findOverwrites(ledger.get(intent.id), before, after));
  }

  const network = createNetwork(async (sender, sent) => {
    const answer = await server.handle(sent);
    journal.push(
      `${sender.pageId}: ${sent.method} ${sent.path.split('/').at(-1)} ${sent.headers['if-match'] ?? ''} -> ${answer?.status} ${answer?.etag}`,
    );
    notice(sender, sent);
    return answer;
  });

  function open(slot: number): void {
    const browser = browsers[SLOTS[slot] ?? 0];
    if (browser === undefined) return;
    const own = new Set<string>();
    const id = `page-${slot}-${count++}`;
    const page: Page = openPage({
      id,
      duerpId: server.duerpId,
      browser,
      session: server.session,
      fetch: network.send,
      onEdit: (intent, before) => {
        own.add(intent.id);
        journal.push(`${id} edits: ${JSON.stringify(intent)}`);
        ledger.add(intent, before, history.length - 1);
      },
      onSaved: () => {
        const [ids, known] = [[...own], history.slice()];
        // Looked at once the page's turn is over: a choice is noted after the page took it.
        promises.push(() => {
          for (const entry of ids.map(ledger.get))
            if (!isSettled(entry, known))
              faults.push(`told as saved, and is not: ${JSON.stringify(entry.intent)}`);
        });
      },
      onMerged: () => {
        if (!authors.some((author) => author !== id)) faults.push('told a merge with nobody');
      },
      onPending: (intents, etag) => {
        const known = byEtag.get(etag ?? '');
        if (known !== undefined) ledger.follow(intents, known);
      },
      onOvertaken: (intents) => {
        journal.push(`${id} is overtaken: ${intents.map((intent) => intent.id).join()}`);
        for (const intent of intents) ledger.get(intent.id).isGivenUp = true;
      },
      onRefused: (intent, error) => faults.push(`refused: ${intent.kind} ${String(error)}`),
    });
    pages[slot] = page;
  }

  const idle = async (): Promise<void> => {
    for (const check of promises.splice(0)) check();
    for (let turn = 0, quiet = 0; quiet < 3; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each turn lets the pages work
      await nextTurn();
      const isQuiet = pages.every(
        (page) => page === null || network.countOf(page.id) >= page.countExpected(),
      );
      quiet = isQuiet ? quiet + 1 : 0;
      if (turn > MAX_TURNS) throw new Error('a page waits for an answer that it has not asked for');
    }
  };

  const check = (): void => {
    if (faults.length > 0) throw new Error([...faults, '', ...journal.slice(0, 40)].join('\n'));
  };

  return {
    server,
    network,
    check,
    ledger,
    faults,
    journal,
    history,
    idle,
    open,
    browsers,
    pageOf: (slot: number): Page | null => pages[slot] ?? null,
    listPages: () => pages.filter((page) => page !== null),
    documentOf: (etag: string | null): DuerpDocument | undefined => byEtag.get(etag ?? ''),
    /** A number that no edit of the run had before, for the ids of what is new. */
    nextFresh: () => 1_000 + count++ * 100,
    kill: (slot: number): void => {
      pages[slot]?.kill();
      pages[slot] = null;
    },
    mayCrash: () => crashes < server.maxCrashes,
    crash: async (): Promise<void> => {
      crashes += 1;
      const write = network.takeWrite();
      const sent = write === undefined ? null : await write.sent;
      await server.crash(sent);
      if (write !== undefined && sent !== null) notice(write.sender, sent);
      write?.client?.reject();
      network.loseAll();
    },
    isConverged: () =>
      pages.every(
        (page) => page === null || isDeepStrictEqual(page.getDocument(), server.model.getDocument()),
      ),
  };
}

export type World = ReturnType<typeof createWorld>;
