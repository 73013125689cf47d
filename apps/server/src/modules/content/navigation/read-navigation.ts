import { can, type NavigationLink } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { ChurchNotFound } from "../content-errors.ts";
import { beginSite } from "../starter/begin-site.ts";
import { shownLinks } from "./check-navigation.ts";

/** The menu of a church's site: whole for who works on it, and for all others what leads to what they may see. */
export async function readNavigation(
  content: Content,
  churchId: string,
  caller: Caller | null,
): Promise<NavigationLink[]> {
  if (!(await beginSite(content, churchId, null))) throw new ChurchNotFound();
  const { navigation = [] } = (await content.navigation.find(churchId)) ?? {};
  if (caller?.churchId === churchId && may(caller, can.editContent)) return navigation;
  return shownLinks(navigation, await content.navigation.publishedUrls(churchId));
}
