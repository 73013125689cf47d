import type { z } from "zod";
import type { OpenTransaction } from "../database/connection.ts";
import { addJob, type Job, type Task, type Tasks } from "./jobs.ts";

/**
 * News from one module to those that come after it. It is written as a job in the transaction of what happened, so that
 * nobody hears of what did not, and nothing that did is missed. Each listener has a job of its own: one that fails is
 * tried again alone.
 */
export interface EventKind<News extends z.ZodType = z.ZodType> {
  name: string;
  news: News;
}

export const eventKind = <News extends z.ZodType>(name: string, news: News): EventKind<News> => ({ name, news });

export interface Listener {
  event: string;
  name: string;
  hear: Task;
}

/** `listen(personErased, "forget-gifts", async ({ personId }) => …)`, put together in app.ts. */
export const listen = <News extends z.ZodType>(
  kind: EventKind<News>,
  name: string,
  hear: (news: z.output<News>) => Promise<void>,
): Listener => ({
  event: kind.name,
  name: `${kind.name}:${name}`,
  // What was said by an older version of the program may look otherwise: it is read like anything from outside.
  hear: async (payload) => hear(kind.news.parse(payload)),
});

export type Say = <News extends z.ZodType<object>>(
  tx: OpenTransaction,
  kind: EventKind<News>,
  news: z.output<News>,
) => Promise<void>;

/** The jobs that saying it would add, for who adds them in a statement of their own. */
export type JobsOf = <News extends z.ZodType<object>>(kind: EventKind<News>, news: z.output<News>) => Job<object>[];

/** `say` is given to the modules when they open; who hears is added once they all stand. */
export function openEvents() {
  const listeners: Listener[] = [];
  const jobsOf: JobsOf = (kind, news) =>
    listeners.filter(({ event }) => event === kind.name).map(({ name }) => ({ name, payload: news }));
  const say: Say = async (tx, kind, news) => {
    for (const job of jobsOf(kind, news)) await addJob(tx, job);
  };
  return {
    say,
    jobsOf,
    hear: (...more: readonly Listener[]) => void listeners.push(...more),
    tasks: (): Tasks => Object.fromEntries(listeners.map(({ name, hear }) => [name, hear])),
  };
}
