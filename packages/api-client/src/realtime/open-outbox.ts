import { type Message, sendMessages } from "@offertory/contract";
import { CallFailed } from "../calls/call-failed.ts";
import type { Call } from "../calls/connect.ts";
import type { Session } from "../session/open-session.ts";
import { keepItems } from "./keep-items.ts";
import { newClientId, type OutboxItem, readItems } from "./outbox-items.ts";
import { outboxStorageKey } from "./outbox-storage-key.ts";

interface OutboxOptions {
  session: Pick<Session, "read" | "subscribe">;
  call: Call;
  page: Window;
}

export type Outbox = ReturnType<typeof openOutbox>;

const NO_ITEMS: readonly OutboxItem[] = [];
const RETRY_DELAY_MS = 15_000;

/**
 * Keeps messages from the moment they were typed until the server has them: each is sent once, in order, also after a
 * reload. Only one tab sends at a time; the server recognizes a message by its clientId.
 */
export function openOutbox({ session, call, page }: OutboxOptions) {
  const kept = keepItems(page);
  const watchers = new Set<() => void>();
  const sentWatchers = new Set<(message: Message) => void>();
  let seen: { name: string | null; text: string | null; items: readonly OutboxItem[] } = {
    name: null,
    text: null,
    items: NO_ITEMS,
  };
  let timer: number | undefined;

  const currentStorageKey = (): string | null => {
    const { person, church } = session.read();
    return person && church ? outboxStorageKey(church.church.id, person.id) : null;
  };
  const notifyWatchers = (): void => watchers.forEach((watch) => watch());

  function read(): readonly OutboxItem[] {
    const name = currentStorageKey();
    const text = name === null ? null : kept.readText(name);
    if (name !== seen.name || text !== seen.text)
      seen = { name, text, items: text === null ? NO_ITEMS : readItems(text) };
    return seen.items;
  }

  function change(name: string, how: (items: OutboxItem[]) => OutboxItem[]): void {
    kept.change(name, how);
    notifyWatchers();
  }

  const forget = (name: string, clientId: string): void =>
    change(name, (items) => items.filter((item) => item.clientId !== clientId));

  /** Sends the first waiting message. Returns false if there is none, or if it must be tried later. */
  async function sendNext(name: string): Promise<boolean> {
    // Somebody else is signed in meanwhile, or in another church: the message must not be sent in their name.
    if (currentStorageKey() !== name) return false;
    const next = readItems(kept.readText(name)).find(({ refused }) => refused === null);
    if (!next) return false;
    const { clientId, conversationId, content } = next;
    try {
      const [message] = await call(sendMessages, { body: [{ clientId, conversationId, content }] });
      if (message) for (const watch of sentWatchers) watch(message);
      forget(name, clientId);
      return true;
    } catch (error) {
      if (isTemporary(error)) {
        tryLater();
        return false;
      }
      const refused = error instanceof Error && error.message ? error.message : "Error";
      const { status, code } = error instanceof CallFailed ? error : {};
      change(name, (items) =>
        items.map((item) => (item.clientId === clientId ? { ...item, refused, status, code } : item)),
      );
      return true;
    }
  }

  function tryLater(): void {
    page.clearTimeout(timer);
    timer = page.setTimeout(() => void flush(), RETRY_DELAY_MS);
  }

  async function sendAll(name: string): Promise<void> {
    while (await sendNext(name));
  }

  let sending: Promise<void> | null = null;
  /** Sends all waiting messages. */
  function flush(): Promise<void> {
    const name = currentStorageKey();
    if (name === null || !read().some(({ refused }) => refused === null)) return Promise.resolve();
    if (sending) return sending.then(() => {});
    page.clearTimeout(timer);
    const locks: LockManager | undefined = page.navigator.locks;
    const all = locks ? locks.request(name, () => sendAll(name)) : sendAll(name);
    sending = Promise.resolve(all).finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    read,
    watch(watcher: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => (key === null || key === currentStorageKey()) && watcher();
      const unsubscribe = session.subscribe(watcher);
      watchers.add(watcher);
      page.addEventListener("storage", onStorage);
      return () => {
        unsubscribe();
        watchers.delete(watcher);
        page.removeEventListener("storage", onStorage);
      };
    },
    /** Calls `watcher` with each message that this tab has sent successfully. */
    onSent(watcher: (message: Message) => void): () => void {
      sentWatchers.add(watcher);
      return () => sentWatchers.delete(watcher);
    },
    add(conversationId: string, content: string, clientId = newClientId()): void {
      const name = currentStorageKey();
      if (name === null || read().some((waiting) => waiting.clientId === clientId)) return;
      const item = { clientId, conversationId, content, at: new Date().toISOString(), refused: null };
      change(name, (items) => [...items, item]);
      void flush();
    },
    retry(clientId: string): void {
      const name = currentStorageKey();
      if (name === null) return;
      change(name, (items) => items.map((item) => (item.clientId === clientId ? { ...item, refused: null } : item)));
      void flush();
    },
    discard(clientId: string): void {
      const name = currentStorageKey();
      if (name !== null) forget(name, clientId);
    },
    flush,
  };
}

/** Whether a failure may be temporary: no answer, a 5xx status, an expired token, a timeout or a rate limit. */
const isTemporary = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status));
