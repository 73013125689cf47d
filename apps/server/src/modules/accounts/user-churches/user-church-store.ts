import type { AccountsDatabase } from "../accounts-tables.ts";

export type UserChurchStore = ReturnType<typeof userChurchStore>;
export type UserChurchRow = Awaited<ReturnType<UserChurchStore["listOf"]>>[number];

/** The churches of an account, each with its card, the person there, and what they may do: one query. */
export const userChurchStore = (db: AccountsDatabase) => {
  const rows = db
    .selectFrom("callerStanding as standing")
    .innerJoin("churchCards as church", "church.churchId", "standing.churchId")
    .innerJoin("peopleNames as person", (join) =>
      join.onRef("person.churchId", "=", "standing.churchId").onRef("person.personId", "=", "standing.personId"),
    )
    .select([
      "standing.userId",
      "standing.churchId",
      "standing.personId",
      "standing.isAdmin",
      "standing.grants",
      "standing.membershipStatus",
      "church.name",
      "church.subDomain",
      "church.address1",
      "church.address2",
      "church.city",
      "church.state",
      "church.zip",
      "church.country",
      "church.settings",
      "person.firstName",
      "person.lastName",
      "person.displayName",
      "person.photo",
    ]);

  return {
    listOf: (userId: string) => rows.where("standing.userId", "=", userId).orderBy("church.name").execute(),
    find: (userId: string, churchId: string) =>
      rows.where("standing.userId", "=", userId).where("standing.churchId", "=", churchId).executeTakeFirst(),
  };
};
