import {
  NOTIFICATION_KINDS,
  type CallInput,
  type changeNotificationPreferences as call,
  type NotificationPreferences,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { broadcastToPeople } from "../../realtime/index.ts";
import type { Notifications } from "../notifications.ts";
import type { NotificationTables } from "../notifications-tables.ts";
import { readPreferences } from "./read-preferences.ts";

/** Changes the caller's preferences. New notifications of a kind that is now off in the app are marked as seen. */
export async function changePreferences(
  { connection }: Notifications,
  change: CallInput<typeof call>["body"],
  { churchId, personId }: Caller,
): Promise<NotificationPreferences> {
  return connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<NotificationTables>();
    const before = await readPreferences({ db: tx }, { churchId, personId });
    for (const kind of NOTIFICATION_KINDS) {
      const requested = change[kind];
      if (!requested) continue;
      const channels = { app: requested.app ?? before[kind].app, mail: requested.mail ?? before[kind].mail };
      // On conflict, only the channels that were sent change, so that two windows do not overwrite each other.
      await tx
        .insertInto("notificationPreferences")
        .values({ churchId, personId, kind, ...channels })
        .onConflict((conflict) =>
          conflict.columns(["churchId", "personId", "kind"]).doUpdateSet({
            ...(requested.app !== undefined && { app: requested.app }),
            ...(requested.mail !== undefined && { mail: requested.mail }),
            kind,
          }),
        )
        .execute();
    }
    const after = await readPreferences({ db: tx }, { churchId, personId });
    const disabledKinds = NOTIFICATION_KINDS.filter((kind) => !after[kind].app);
    if (disabledKinds.length > 0)
      await tx
        .updateTable("notifications")
        .set({ isNew: false })
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .where("kind", "in", disabledKinds)
        .where("isNew", "=", true)
        .where("listed", "=", true)
        .execute();
    await broadcastToPeople(open, churchId, { action: "notification", personIds: [personId] }, {});
    return after;
  });
}
