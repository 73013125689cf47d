/** The localStorage key of a person's messages that wait to be sent. */
export const outboxStorageKey = (churchId: string, personId: string): string =>
  `offertory-outbox ${churchId} ${personId}`;
