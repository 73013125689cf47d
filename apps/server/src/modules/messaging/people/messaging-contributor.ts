import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Messaging } from "../messaging.ts";

/** Notes on people are written and read by who edits people. */
export const messagingContributor = (messaging: Messaging): PersonContributor => ({
  name: "messages",
  maySee: (caller) => may(caller, can.editPeople),
  collect: (churchId, personId) => collectMessages(messaging, churchId, personId),
});

/**
 * What messaging holds of a person, for the file that they may ask for. The office may ask for it too: so it says that there is
 * private conversation, never with whom or what. Who talked reads it where they conversation.
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
