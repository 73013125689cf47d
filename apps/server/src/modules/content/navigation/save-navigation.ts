import type { NavigationLink } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { readLinks } from "./check-navigation.ts";

/** Replaces the menu of the church's site. Visitors see the change at once; a menu is not published separately. */
export const saveNavigation = (
  content: Content,
  links: readonly NavigationLink[],
  caller: Caller,
): Promise<NavigationLink[]> => {
  const navigation = readLinks(links);
  return inSiteTransaction(content, caller, async (stores) => {
    await stores.navigation.save(caller.churchId, navigation, content.now(), caller.personId);
    return navigation;
  });
};
