import type { z } from "zod";
import type { OpenTransaction } from "../database/connection.ts";
import { addJob, type Job } from "./jobs.ts";
import { type Tasks } from "./task.ts";
import { type Task } from "./task.ts";

/**
 * An event that one module publishes and later modules subscribe to. It is written as jobs in the transaction of its
 * cause, so that a rollback publishes nothing and no event is lost. Each subscriber has its own job: one that fails is
 * retried alone.
 */
export interface EventKind<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
}

export const eventKind = <Payload extends z.ZodType>(name: string, payload: Payload): EventKind<Payload> => ({
  name,
  payload,
});

export interface Subscriber {
  event: string;
  name: string;
  handle: Task;
}

/** Example: `subscribe(personErased, "forget-gifts", async ({ personId }) => …)`. app.ts lists all subscribers. */
export const subscribe = <Payload extends z.ZodType>(
  kind: EventKind<Payload>,
  name: string,
  handle: (event: z.output<Payload>) => Promise<void>,
): Subscriber => ({
  event: kind.name,
  name: `${kind.name}:${name}`,
  // An older version of the program may have published another shape, so the payload is parsed like external input.
  handle: async (payload) => handle(kind.payload.parse(payload)),
});

export type Publish = <Payload extends z.ZodType<object>>(
  tx: OpenTransaction,
  kind: EventKind<Payload>,
  event: z.output<Payload>,
) => Promise<void>;

/** Returns the jobs that `publish` would add, for callers that add them in their own SQL statement. */
export type JobsOf = <Payload extends z.ZodType<object>>(
  kind: EventKind<Payload>,
  event: z.output<Payload>,
) => Job<object>[];

/** Modules get `publish` when they are opened; subscribers are added once all modules are open. */
export function openEvents() {
  const subscribers: Subscriber[] = [];
  const jobsOf: JobsOf = (kind, event) =>
    subscribers.filter((one) => one.event === kind.name).map(({ name }) => ({ name, payload: event }));
  const publish: Publish = async (tx, kind, event) => {
    for (const job of jobsOf(kind, event)) await addJob(tx, job);
  };
  return {
    publish,
    jobsOf,
    add: (...more: readonly Subscriber[]) => void subscribers.push(...more),
    tasks: (): Tasks => Object.fromEntries(subscribers.map(({ name, handle }) => [name, handle])),
  };
}
