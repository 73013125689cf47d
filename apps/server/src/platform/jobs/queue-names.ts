/**
 * Jobs by what they wait for, and how many of a kind a process does at once. A mail server, or a payment provider, that does not
 * answer holds only jobs of its own kind: a password email does not wait for a gift, nor a gift for a nightly comparison.
 */
export const QUEUES = { email: 4, money: 8, events: 2, nightly: 3 };
export type QueueName = keyof typeof QUEUES;
