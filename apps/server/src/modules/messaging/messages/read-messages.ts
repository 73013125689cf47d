import type { MembershipStatus, Message, PersonCard } from "@offertory/contract";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** Messages with who wrote them, as they are called now. */
export const selectMessages = (db: MessagingDatabase) =>
  db
    .selectFrom("messages as m")
    .leftJoin("peopleNames as p", (join) =>
      join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
    )
    .select(["m.id", "m.churchId", "m.conversationId", "m.place", "m.personId", "m.content"])
    .select(["m.timeSent", "m.timeUpdated", "m.clientId"])
    .select(["p.firstName", "p.lastName", "p.nickName", "p.displayName"])
    .select(["p.photo", "p.photoUpdated", "p.membershipStatus"]);

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>[number];

export const describeMessage = (row: MessageRow): Message => ({
  id: row.id,
  churchId: row.churchId,
  conversationId: row.conversationId,
  personId: row.personId,
  displayName: row.displayName ?? "",
  content: row.content,
  timeSent: row.timeSent.toISOString(),
  timeUpdated: row.timeUpdated?.toISOString() ?? null,
  clientId: row.clientId,
  person: row.personId === null ? null : describeCard({ ...row, personId: row.personId }),
});

interface CardRow {
  personId: string;
  firstName: string | null;
  lastName: string | null;
  nickName: string | null;
  displayName: string | null;
  photo: string | null;
  photoUpdated: Date | null;
  membershipStatus: MembershipStatus | null;
}

/** Nobody, where the person is gone: who is erased has no name. */
export const describeCard = (row: CardRow): PersonCard | null =>
  row.displayName
    ? {
        id: row.personId,
        name: {
          first: row.firstName ?? "",
          last: row.lastName ?? "",
          nick: row.nickName ?? "",
          display: row.displayName,
        },
        photo: row.photo ?? "",
        photoUpdated: row.photoUpdated?.toISOString() ?? null,
        membershipStatus: row.membershipStatus ?? "Guest",
      }
    : null;
