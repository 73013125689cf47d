import { countUnread, HOME_PEOPLE, listPeople, publicSettings, readHousehold } from "@offertory/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { AppName } from "../config.ts";
import type { Entered } from "../session/enter-church.ts";
import { anonymousReadKey, readKey } from "./read-key.ts";

/** The portal's first page, also after signing in there; a page that is to be shown instead is named in the address. */
export const opensHome = (app: AppName, { pathname, search }: Pick<Location, "pathname" | "search">): boolean =>
  app === "portal" && (pathname === "/" || (pathname === "/login" && !new URLSearchParams(search).has("returnUrl")));

/** Keeps what came with entering a church as the answers to the reads that screens would make for it. */
export function keepEntered(queries: QueryClient, churchId: string, { settings, unread, home }: Entered): void {
  queries.setQueryData(anonymousReadKey(publicSettings, { params: { churchId } }), settings);
  queries.setQueryData(readKey(countUnread, {}), unread);
  const { household, people } = home ?? {};
  if (household) queries.setQueryData(readKey(readHousehold, { params: { id: household.id } }), household);
  if (!people) return;
  queries.setQueryData(readKey(listPeople, { query: HOME_PEOPLE.all }), people.all);
  queries.setQueryData(readKey(listPeople, { query: HOME_PEOPLE.members }), people.members);
  queries.setQueryData(readKey(listPeople, { query: HOME_PEOPLE.visitors }), people.visitors);
  queries.setQueryData(readKey(listPeople, { query: HOME_PEOPLE.newest }), people.newest);
}
