import { QUEUES, type QueueName } from "./queue-names.ts";
import type { Task, Tasks } from "./task.ts";

const QUEUE_NAMES: readonly QueueName[] = ["email", "money", "events", "nightly"];

export interface Queue {
  concurrency: number;
  tasks: Tasks;
  crontab: string[];
}

/**
 * Assigns a task to a queue: `inQueue("email", (payload) => …)`. Other tasks are nightly if they are in the crontab,
 * else events.
 */
export const inQueue = (queue: QueueName, task: Task): Task =>
  Object.assign((payload: unknown) => task(payload), { queue });

/** Returns the queues that have tasks, each with its tasks and its lines of the crontab. */
export function assignTasksToQueues(tasks: Tasks, crontab: readonly string[]): Queue[] {
  const timed = new Set(crontab.map(taskOf));
  const queueOf = (name: string): QueueName => tasks[name]?.queue ?? (timed.has(name) ? "nightly" : "events");
  return QUEUE_NAMES.map((queue) => ({
    concurrency: QUEUES[queue],
    tasks: Object.fromEntries(Object.entries(tasks).filter(([name]) => queueOf(name) === queue)),
    crontab: crontab.filter((line) => queueOf(taskOf(line)) === queue).map(oneAtATime),
  })).filter((queue) => Object.keys(queue.tasks).length > 0);
}

export const taskOf = (line: string): string => line.split(" ").at(-1) ?? "";

/** Makes a scheduled task run once at a time. However many runs were missed, only one waits. */
const oneAtATime = (line: string): string => `${line} ?queue=${taskOf(line)}&jobKey=${taskOf(line)}`;
