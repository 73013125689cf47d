import { inTransaction, type Calendar } from "../calendar.ts";

/** Ends the calendar link of an erased person. The events that they created stay, without a creator. */
export const onPersonErased = (
  calendar: Calendar,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> =>
  inTransaction(calendar, async ({ events, feeds }) => {
    await feeds.forget(churchId, personId);
    await events.replaceCreator(churchId, personId, null);
  });

/** After a merge, the dropped person's calendar link ends and their events get the kept person as creator. */
export const onPeopleMerged = (
  calendar: Calendar,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> =>
  inTransaction(calendar, async ({ events, feeds }) => {
    await feeds.forget(churchId, dropId);
    await events.replaceCreator(churchId, dropId, keepId);
  });
