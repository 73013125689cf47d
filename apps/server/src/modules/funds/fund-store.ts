import type { Fund } from "@offertory/contract";
import { sql } from "kysely";
import type { FundsDatabase } from "./funds-tables.ts";

const COLUMNS = ["churchId", "id", "name", "taxDeductible"] as const;

export const fundStore = (db: FundsDatabase) => {
  const open = (churchId: string) =>
    db.selectFrom("funds").select(COLUMNS).where("churchId", "=", churchId).where("closedAt", "is", null);

  return {
    /** Ordered by position: the first is the default. */
    listOpen: (churchId: string): Promise<Fund[]> =>
      open(churchId).orderBy("position").orderBy("createdAt").orderBy("id").execute(),
    /** Open funds first, then closed ones, the last closed first. */
    listAll: (churchId: string) =>
      db
        .selectFrom("funds")
        .select([...COLUMNS, "closedAt"])
        .where("churchId", "=", churchId)
        .orderBy("closedAt", (by) => by.desc().nullsFirst())
        .orderBy("position")
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    /** Locks the rows until the transaction ends, so that two requests do not order or reopen funds at once. */
    lockOpen: (churchId: string): Promise<Fund[]> =>
      open(churchId).orderBy("position").orderBy("createdAt").orderBy("id").forUpdate().execute(),
    findOpen: (churchId: string, id: string): Promise<Fund | undefined> =>
      open(churchId).where("id", "=", id).executeTakeFirst(),
    lockClosed: (churchId: string, id: string): Promise<Fund | undefined> =>
      db
        .selectFrom("funds")
        .select(COLUMNS)
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("closedAt", "is not", null)
        .forUpdate()
        .executeTakeFirst(),
    isNameTaken: async (churchId: string, name: string, exceptId = ""): Promise<boolean> =>
      (await open(churchId)
        .where(sql`lower(name)`, "=", name.toLowerCase())
        .where("id", "<>", exceptId)
        .executeTakeFirst()) !== undefined,
    add: (fund: Fund) =>
      db
        .insertInto("funds")
        .values((eb) => ({
          ...fund,
          position: eb
            .selectFrom("funds")
            .select(({ fn }) => sql<number>`coalesce(${fn.max("position")}, 0) + 1`.as("next"))
            .where("churchId", "=", fund.churchId),
        }))
        .execute(),
    setPosition: (churchId: string, id: string, position: number) =>
      db.updateTable("funds").set({ position }).where("churchId", "=", churchId).where("id", "=", id).execute(),
    reopen: (churchId: string, id: string) =>
      db
        .updateTable("funds")
        .set((eb) => ({
          closedAt: null,
          position: eb
            .selectFrom("funds as f")
            .select(({ fn }) => sql<number>`coalesce(${fn.max("f.position")}, 0) + 1`.as("next"))
            .where("f.churchId", "=", churchId),
        }))
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute(),
    change: (churchId: string, id: string, change: { name?: string; taxDeductible?: boolean }) =>
      db.updateTable("funds").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),
    close: (churchId: string, id: string, closedAt: Date) =>
      db.updateTable("funds").set({ closedAt }).where("churchId", "=", churchId).where("id", "=", id).execute(),
  };
};
