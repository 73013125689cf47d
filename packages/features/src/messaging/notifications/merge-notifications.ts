import type { Notification } from "@offertory/contract";

/** Merges notifications, newest first, each once; those that were new stay new while the panel is open. */
export function mergeNotifications(known: readonly Notification[], come: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((each) => [each.id, each]));
  for (const each of come) byId.set(each.id, { ...each, isNew: each.isNew || byId.get(each.id)?.isNew === true });
  return [...byId.values()].toSorted((one, other) => other.timeSent.localeCompare(one.timeSent));
}
