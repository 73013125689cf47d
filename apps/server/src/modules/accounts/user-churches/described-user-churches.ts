import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { AccountsDatabase } from "../accounts-tables.ts";

export type UserChurchRow = Awaited<ReturnType<ReturnType<typeof describedUserChurches>["executeTakeFirstOrThrow"]>>;

const COLUMNS = [
  "context.userId",
  "context.churchId",
  "context.personId",
  "context.isAdmin",
  "context.grants",
  "context.membershipStatus",
  "context.closesAt",
  "church.name",
  "church.subDomain",
  "church.address1",
  "church.address2",
  "church.city",
  "church.state",
  "church.zip",
  "church.country",
  "church.currency",
  "church.settings",
  "person.firstName",
  "person.lastName",
  "person.displayName",
  "person.photo",
] as const;

/** Selects an account's churches in one query: each with its card, the person there, and their permissions. */
export const describedUserChurches = (db: AccountsDatabase) =>
  db
    .selectFrom("callerContexts as context")
    .innerJoin("churchCards as church", "church.churchId", "context.churchId")
    .innerJoin("peopleNames as person", (join) =>
      join.onRef("person.churchId", "=", "context.churchId").onRef("person.personId", "=", "context.personId"),
    )
    .select(COLUMNS);

/** Prepared queries for one church of an account, because every `selectChurch` runs one. */
export const openUserChurchReader = (db: AccountsDatabase, prepare: PrepareQuery) => ({
  find: prepare({
    name: "user-church",
    columns: COLUMNS,
    build: (userId, churchId) =>
      describedUserChurches(db).where("context.userId", "=", userId).where("context.churchId", "=", churchId),
  }),
  findBySubDomain: prepare({
    name: "user-church-by-sub-domain",
    columns: COLUMNS,
    build: (userId, subDomain) =>
      describedUserChurches(db).where("context.userId", "=", userId).where("church.subDomain", "=", subDomain),
  }),
});
