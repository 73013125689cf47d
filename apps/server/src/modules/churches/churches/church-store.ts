import type { ChurchDetails } from "@offertory/contract";
import { sql } from "kysely";
import type { ChurchesDatabase } from "../churches-tables.ts";

const MOST_FOUND = 20;

export const churchStore = (db: ChurchesDatabase) => {
  const cards = db.selectFrom("churchCards").selectAll();
  return {
    findCard: (churchId: string) => cards.where("churchId", "=", churchId).executeTakeFirst(),
    findCardBySubDomain: (subDomain: string) =>
      cards.where("subDomain", "=", subDomain.toLowerCase()).executeTakeFirst(),
    /** Names that begin with the words come first. */
    search: (name: string) => {
      const words = name.toLowerCase().replace(/[\\%_]/g, "\\$&");
      return cards
        .where(sql<string>`lower(name)`, "like", `%${words}%`)
        .orderBy(sql`lower(name) like ${`${words}%`} desc`)
        .orderBy("name")
        .limit(MOST_FOUND)
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
        ])
        .where("id", "=", churchId)
        .executeTakeFirst(),
  };
};
