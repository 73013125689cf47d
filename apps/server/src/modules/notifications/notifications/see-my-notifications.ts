import { NOTIFICATIONS_PER_PAGE, type Notification } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import { broadcastToPeople } from "../../realtime/index.ts";
import type { Notifications } from "../notifications.ts";
import { listDisabledKinds } from "../preferences/read-preferences.ts";
import type { NotificationTables } from "../notifications-tables.ts";

/**
 * Lists the caller's notifications, newest first, and marks all of them as seen. The answer still shows which were new.
 */
export async function seeMyNotifications(
  { connection }: Notifications,
  { before }: { before?: string | undefined },
  { churchId, personId }: Caller,
): Promise<Notification[]> {
  return connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<NotificationTables>();
    const disabledKinds = await listDisabledKinds(tx, churchId, personId);
    let query = tx
      .selectFrom("notifications")
      .select(["id", "kind", "contentId", "message", "link", "isNew", "timeSent"])
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .where("listed", "=", true)
      .orderBy("timeSent", "desc")
      .orderBy("id", "desc")
      .limit(NOTIFICATIONS_PER_PAGE);
    if (disabledKinds.length > 0) query = query.where("kind", "not in", disabledKinds);
    if (before !== undefined)
      query = query.where(
        sql<boolean>`(time_sent, id) < (select n.time_sent, n.id from notifications n
          where n.church_id = ${churchId} and n.id = ${before} and n.person_id = ${personId})`,
      );
    const rows = await query.execute();
    const { numUpdatedRows: seen } = await tx
      .updateTable("notifications")
      .set({ isNew: false })
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .where("isNew", "=", true)
      .where("listed", "=", true)
      .executeTakeFirst();
    // The caller's other windows read the unread count again.
    if (seen > 0n) await broadcastToPeople(open, churchId, { action: "notification", personIds: [personId] }, {});
    return rows.map(({ kind, timeSent, ...row }) => ({ ...row, contentType: kind, timeSent: timeSent.toISOString() }));
  });
}
