import { QUEUES, type QueueName } from "./queue-names.ts";
import type { Task, Tasks } from "./task.ts";

const QUEUE_NAMES: readonly QueueName[] = ["email", "money", "events", "nightly"];

export interface Queue {
  concurrency: number;
  tasks: Tasks;
  crontab: string[];
}

/** `inQueue("email", (payload) => …)`. Without a name, what has a timetable is nightly, and the rest are events. */
export const inQueue = (queue: QueueName, task: Task): Task =>
  Object.assign((payload: unknown) => task(payload), { queue });

/** The queues that have something to do, each with its tasks and its part of the timetable. */
export function shareOutTasks(tasks: Tasks, crontab: readonly string[]): Queue[] {
  const timed = new Set(crontab.map(taskOf));
  const queueOf = (name: string): QueueName => tasks[name]?.queue ?? (timed.has(name) ? "nightly" : "events");
  return QUEUE_NAMES.map((queue) => ({
    concurrency: QUEUES[queue],
    tasks: Object.fromEntries(Object.entries(tasks).filter(([name]) => queueOf(name) === queue)),
    crontab: crontab.filter((line) => queueOf(taskOf(line)) === queue).map(oneAtATime),
  })).filter((queue) => Object.keys(queue.tasks).length > 0);
}

export const taskOf = (line: string): string => line.split(" ").at(-1) ?? "";

/** The next turn of what still runs waits for it, and there is one such turn, however many were missed. */
const oneAtATime = (line: string): string => `${line} ?queue=${taskOf(line)}&jobKey=${taskOf(line)}`;
