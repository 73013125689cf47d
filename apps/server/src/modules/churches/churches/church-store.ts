import type { ChurchDetails } from "@offertory/contract";
import { sql } from "kysely";
import type { PrepareRows } from "../../../platform/database/prepare-rows.ts";
import { notClosing } from "../not-closing.ts";
import type { ChurchesDatabase } from "../churches-tables.ts";

const MAX_FOUND = 20;

export const churchStore = (db: ChurchesDatabase, prepareRows: PrepareRows) => {
  const cards = db.selectFrom("churchCards").selectAll().where(notClosing("churchCards.churchId"));
  const byId = prepareRows(["churchId"], (mark) => cards.where("churchId", "=", mark("churchId")));
  const bySubDomain = prepareRows(["subDomain"], (mark) => cards.where("subDomain", "=", mark("subDomain")));
  return {
    findCard: async (churchId: string) => (await byId({ churchId }))[0],
    findCardBySubDomain: async (subDomain: string) => (await bySubDomain({ subDomain: subDomain.toLowerCase() }))[0],
    /** Churches whose name contains the text; names that begin with it come first. */
    search: (name: string) => {
      const pattern = name.toLowerCase().replace(/[\\%_]/g, "\\$&");
      return cards
        .where(sql<string>`lower(name)`, "like", `%${pattern}%`)
        .orderBy(sql`lower(name) like ${`${pattern}%`} desc`)
        .orderBy("name")
        .limit(MAX_FOUND)
        .execute();
    },
    findDetails: (churchId: string): Promise<ChurchDetails | undefined> =>
      db
        .selectFrom("churches")
        .select([
          "id",
          "name",
          "subDomain",
          "address1",
          "address2",
          "city",
          "state",
          "zip",
          "country",
          "timeZone",
          "legalName",
          "taxId",
          "currency",
        ])
        .where("id", "=", churchId)
        .executeTakeFirst(),
  };
};
