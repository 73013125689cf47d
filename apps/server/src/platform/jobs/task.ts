import type { QueueName } from "./queue-names.ts";

/** What happens when a job's turn comes. A thrown error means: again, later. */
export interface Task {
  (payload: unknown): Promise<void>;
  queue?: QueueName;
}

export interface Tasks {
  [name: string]: Task;
}
