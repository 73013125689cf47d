import { can, MAX_TIMELINE_NOTE_LENGTH } from "@offertory/contract";
import { sql } from "kysely";
import { may } from "../../../platform/identity/caller.ts";
import type { TimelineSource } from "../../people/index.ts";
import type { Messaging } from "../messaging.ts";

/** Adds the notes on a person to their timeline, for callers who may read these notes; not for the person as such. */
export const noteTimeline = ({ db }: Pick<Messaging, "db">): TimelineSource => ({
  kind: "note",
  maySee: (caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),
  read: async ({ churchId }, personId, { before, limit }) => {
    const rows = await db
      .selectFrom("conversations as c")
      .innerJoin("messages as m", (join) =>
        join.onRef("m.churchId", "=", "c.churchId").onRef("m.conversationId", "=", "c.id"),
      )
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
      )
      .select(["m.id", "m.timeSent", "p.displayName"])
      .select(sql<string>`left(m.content, ${MAX_TIMELINE_NOTE_LENGTH})`.as("content"))
      .where("c.churchId", "=", churchId)
      .where("c.contentType", "=", "person")
      .where("c.contentId", "=", personId)
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(m.time_sent, m.id) < (${before?.at}::timestamptz, ${before?.id})`),
      )
      .orderBy("m.timeSent", "desc")
      .orderBy("m.id", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ id, timeSent, content, displayName }) => ({
      kind: "note",
      id,
      at: timeSent.toISOString(),
      text: content,
      writer: displayName ?? "",
    }));
  },
});
