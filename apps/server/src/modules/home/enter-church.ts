import type { CallAnswer, enterChurch as call, Home } from "@offertory/contract";
import type { z } from "zod";
import { NotAllowed } from "../../platform/http/http-errors.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { TokenClaims } from "../../platform/identity/tokens.ts";
import { touchUserChurch } from "../accounts/index.ts";
import { readPublicSettings } from "../churches/index.ts";
import { countUnread } from "../notifications/index.ts";
import { readPerson } from "../people/index.ts";
import type { HomePages } from "./home.ts";
import { readHome } from "./read-home.ts";

/** The church and the caller's person there, as the account's own client names them. */
interface Entry {
  churchId: string;
  personId: string;
}

/**
 * Records the visit of a church, and reads in one call what its pages need. Each part equals the answer of its own
 * endpoint.
 */
export async function enterChurch(
  pages: HomePages,
  { churchId, personId, appName, home = false }: z.output<(typeof call)["body"]>,
  claims: TokenClaims,
): Promise<CallAnswer<typeof call>> {
  const caller = await callerIn(pages, { churchId, personId }, claims);
  const [person, settings, unread, shown] = await Promise.all([
    readPerson(pages.people, personId, caller),
    readPublicSettings(pages.churches, churchId),
    countUnread(pages.notifications, caller),
    home ? readHome(pages, caller) : null,
    touchUserChurch(pages.accounts, caller.userId, { churchId, appName }, claims),
  ]);
  return { person, settings, unread, home: shown };
}

/** Reads the home page of a church again, while the caller stays in it. */
export const readHomeOf = async (pages: HomePages, entry: Entry, claims: TokenClaims): Promise<Home> =>
  readHome(pages, await callerIn(pages, entry, claims));

/** Finds nobody if the person is not the caller's own in that church. */
async function callerIn(
  { callerContext }: Pick<HomePages, "callerContext">,
  { churchId, personId }: Entry,
  claims: TokenClaims,
): Promise<Caller> {
  const caller = await callerContext.callerOf({ ...claims, churchId, personId });
  if (!caller) throw new NotAllowed();
  return caller;
}
