import { can, type NavigationLink } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { ChurchNotFound } from "../content-errors.ts";
import { createStarterSite } from "../starter/create-starter-site.ts";
import { shownLinks } from "./check-navigation.ts";

/** Returns the whole menu to editors of this church, and to everyone else only the links to published pages. */
export async function readNavigation(
  content: Content,
  churchId: string,
  caller: Caller | null,
): Promise<NavigationLink[]> {
  const { navigation } = (await content.navigation.find(churchId)) ?? (await begin(content, churchId));
  if (caller?.churchId === churchId && may(caller, can.editContent)) return navigation;
  return shownLinks(navigation, await content.navigation.publishedUrls(churchId));
}

async function begin(content: Content, churchId: string): Promise<{ navigation: NavigationLink[] }> {
  if (!(await createStarterSite(content, churchId, null))) throw new ChurchNotFound();
  return (await content.navigation.find(churchId)) ?? { navigation: [] };
}
