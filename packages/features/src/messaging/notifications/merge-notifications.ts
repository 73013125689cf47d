import type { Notification } from "@offertory/contract";

/** Newest first, each once; what was new when it was first seen stays so while it is looked at. */
export function mergeNotifications(known: readonly Notification[], come: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((each) => [each.id, each]));
  for (const each of come) byId.set(each.id, { ...each, isNew: each.isNew || byId.get(each.id)?.isNew === true });
  return [...byId.values()].toSorted((one, other) => other.timeSent.localeCompare(one.timeSent));
}
