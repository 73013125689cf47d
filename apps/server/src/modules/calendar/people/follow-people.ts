import type { Calendar } from "../calendar.ts";

/** A person is erased: their address answers no more. The events that they wrote down are the church's. */
export const hearPersonErased = async (
  { feeds }: Calendar,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => void (await feeds.forget(churchId, personId));

/** Two people turned out to be one, who has one address. */
export const hearPeopleMerged = async (
  { feeds }: Calendar,
  { churchId, dropId }: { churchId: string; dropId: string },
): Promise<void> => void (await feeds.forget(churchId, dropId));
