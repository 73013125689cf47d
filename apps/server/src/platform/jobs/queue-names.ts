/**
 * The queues, by what their jobs wait for, with the number of jobs that a process runs at once. A mail server or
 * payment provider that does not answer blocks only its own queue: a password email does not wait for a gift, nor a
 * gift for a nightly task.
 */
export const QUEUES = { email: 4, money: 8, events: 2, nightly: 3 };
export type QueueName = keyof typeof QUEUES;
