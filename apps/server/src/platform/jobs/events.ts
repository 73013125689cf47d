import type { OpenTransaction } from "../database/connection.ts";
import { addJob, type Task, type Tasks } from "./jobs.ts";

/**
 * News from one module to those that come after it. It is written as a job in the transaction of what happened, so that
 * nobody hears of what did not, and nothing that did is missed. Each listener has a job of its own: one that fails is
 * tried again alone.
 */
export interface EventKind<News extends object> {
  name: string;
  /** Holds the type of the news; never set. */
  readonly news?: News;
}

export const eventKind = <News extends object>(name: string): EventKind<News> => ({ name });

export interface Listener {
  event: string;
  name: string;
  hear: Task;
}

/** `listen(personErased, "forget-gifts", async ({ personId }) => …)`, put together in app.ts. */
export const listen = <News extends object>(
  kind: EventKind<News>,
  name: string,
  hear: (news: News) => Promise<void>,
): Listener => ({
  event: kind.name,
  name: `${kind.name}:${name}`,
  // The news was written by `say` with the same kind, so that its type is known.
  hear: (payload) => hear(payload as News),
});

export type Say = <News extends object>(tx: OpenTransaction, kind: EventKind<News>, news: News) => Promise<void>;

/** `say` is given to the modules when they open; who hears is added once they all stand. */
export function openEvents() {
  const listeners: Listener[] = [];
  const say: Say = async (tx, kind, news) => {
    for (const { name } of listeners.filter(({ event }) => event === kind.name)) {
      await addJob(tx, { name, payload: news });
    }
  };
  return {
    say,
    hear: (...more: readonly Listener[]) => void listeners.push(...more),
    tasks: (): Tasks => Object.fromEntries(listeners.map(({ name, hear }) => [name, hear])),
  };
}
