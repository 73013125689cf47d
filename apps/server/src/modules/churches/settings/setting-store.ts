import type { ChurchesDatabase } from "../churches-tables.ts";

export const settingStore = (db: ChurchesDatabase) => ({
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
