import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Messaging } from "../messaging.ts";

/** The exported notes on a person may be read by callers who edit people. */
export const messagingContributor = (messaging: Messaging): PersonContributor => ({
  name: "messages",
  maySee: (caller) => may(caller, can.editPeople),
  collect: (churchId, personId) => collectMessages(messaging, churchId, personId),
});

/**
 * Collects the notes on a person and the number of their private conversations. Staff may export it too, so it contains
 * neither the participants nor the messages of private conversations.
 */
async function collectMessages({ db }: Messaging, churchId: string, personId: string): Promise<unknown> {
  const notes = await db
    .selectFrom("conversations as c")
    .innerJoin("messages as m", (join) =>
      join.onRef("m.churchId", "=", "c.churchId").onRef("m.conversationId", "=", "c.id"),
    )
    .select(["m.content", "m.timeSent"])
    .where("c.churchId", "=", churchId)
    .where("c.contentType", "=", "person")
    .where("c.contentId", "=", personId)
    .orderBy("m.place")
    .execute();
  const { conversations } = await db
    .selectFrom("conversationParticipants")
    .select(({ fn }) => fn.countAll<string>().as("conversations"))
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .executeTakeFirstOrThrow();
  return { notesOnThem: notes, privateConversations: Number(conversations) };
}
