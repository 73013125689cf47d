import { sql } from "kysely";
import type { PrepareRows } from "../../../platform/database/prepare-rows.ts";
import { notClosing } from "../not-closing.ts";
import type { ChurchesDatabase } from "../churches-tables.ts";

export const settingStore = (db: ChurchesDatabase, prepareRows: PrepareRows) => ({
  /**
   * The public settings of a church. A church without any gives one row of nulls; an unknown or closing church gives no
   * row.
   */
  listPublic: prepareRows(["churchId"], (mark) =>
    db
      .selectFrom("churches as c")
      .leftJoin("churchSettings as s", (join) =>
        join.onRef("s.churchId", "=", "c.id").on("s.public", "=", sql.lit(true)),
      )
      .select(["s.keyName", "s.shown", "c.currency"])
      .where("c.id", "=", mark("churchId"))
      .where(notClosing("c.id"))
      .orderBy("s.keyName"),
  ),
  list: (churchId: string) =>
    db.selectFrom("churchSettings").selectAll().where("churchId", "=", churchId).orderBy("keyName").execute(),
  find: (churchId: string, keyName: string) =>
    db
      .selectFrom("churchSettings")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("keyName", "=", keyName)
      .executeTakeFirst(),
});
