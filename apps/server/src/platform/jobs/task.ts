import type { QueueName } from "./queue-names.ts";

/** Runs a job. A thrown error means that the job is retried later. */
export interface Task {
  (payload: unknown): Promise<void>;
  queue?: QueueName;
}

export interface Tasks {
  [name: string]: Task;
}
