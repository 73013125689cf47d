import type { NavigationLink } from "@offertory/contract";
import { notClosing } from "../../churches/index.ts";
import type { ContentDatabase } from "../content-tables.ts";

/** Queries of `church_sites`, which has one row for each church that has a site, with its menu. */
export const navigationStore = (db: ContentDatabase) => ({
  find: (churchId: string) =>
    db
      .selectFrom("churchSites")
      .selectAll()
      .where("churchId", "=", churchId)
      .where(notClosing("churchSites.churchId"))
      .executeTakeFirst(),

  /** Locks the site's row until the transaction ends, so that changes of one church's site run one after another. */
  lock: (churchId: string) =>
    db
      .selectFrom("churchSites")
      .select("churchId")
      .where("churchId", "=", churchId)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  /** Returns false when the church already has a site. */
  begin: async (churchId: string, navigation: readonly NavigationLink[], changedAt: Date): Promise<boolean> =>
    (await db
      .insertInto("churchSites")
      .values({ churchId, navigation: JSON.stringify(navigation), changedAt, changedBy: null })
      .onConflict((conflict) => conflict.column("churchId").doNothing())
      .returning("churchId")
      .executeTakeFirst()) !== undefined,

  save: (churchId: string, navigation: readonly NavigationLink[], changedAt: Date, changedBy: string) =>
    db
      .updateTable("churchSites")
      .set({ navigation: JSON.stringify(navigation), changedAt, changedBy })
      .where("churchId", "=", churchId)
      .execute(),

  publishedUrls: async (churchId: string): Promise<Set<string>> => {
    const rows = await db
      .selectFrom("pages")
      .select("publishedUrl")
      .where("churchId", "=", churchId)
      .where("publishedUrl", "is not", null)
      .execute();
    return new Set(rows.map(({ publishedUrl }) => publishedUrl ?? ""));
  },

  card: (churchId: string) =>
    db
      .selectFrom("churchCards")
      .selectAll()
      .where("churchId", "=", churchId)
      .where(notClosing("churchCards.churchId"))
      .executeTakeFirst(),

  /** Returns the language of this person's account, or else of any account in the church; "" when none has one. */
  languageOf: async (churchId: string, personId: string): Promise<string> => {
    const found = await db
      .selectFrom("accountHolders")
      .select("language")
      .where("churchId", "=", churchId)
      .where("language", "is not", null)
      .orderBy((order) => order.eb("personId", "=", personId), "desc")
      .limit(1)
      .executeTakeFirst();
    return found?.language ?? "";
  },

  /** Lists the subdomains of all churches that have a site, for the sitemap index. */
  listSubDomains: async (most: number): Promise<string[]> => {
    const rows = await db
      .selectFrom("churchSites as site")
      .innerJoin("churchCards as card", "card.churchId", "site.churchId")
      .select("card.subDomain")
      .where(notClosing("card.churchId"))
      .orderBy("site.churchId")
      .limit(most)
      .execute();
    return rows.map(({ subDomain }) => subDomain);
  },
});
