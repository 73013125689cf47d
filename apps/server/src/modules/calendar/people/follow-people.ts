import { inTransaction, type Calendar } from "../calendar.ts";

/** A person is erased: their address answers no more. The events that they wrote down are the church's, and nobody's work. */
export const onPersonErased = (
  calendar: Calendar,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> =>
  inTransaction(calendar, async ({ events, feeds }) => {
    await feeds.forget(churchId, personId);
    await events.handOn(churchId, personId, null);
  });

/** Two people turned out to be one, who has one address. */
export const onPeopleMerged = (
  calendar: Calendar,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> =>
  inTransaction(calendar, async ({ events, feeds }) => {
    await feeds.forget(churchId, dropId);
    await events.handOn(churchId, dropId, keepId);
  });
