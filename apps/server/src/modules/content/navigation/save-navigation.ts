import type { NavigationLink } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { onSite } from "../on-site.ts";
import { readLinks } from "./check-navigation.ts";

/** Makes this the menu of the church's site, at once for everyone. */
export const saveNavigation = (
  content: Content,
  links: readonly NavigationLink[],
  caller: Caller,
): Promise<NavigationLink[]> => {
  const navigation = readLinks(links);
  return onSite(content, caller, async (stores) => {
    await stores.navigation.save(caller.churchId, navigation, content.now(), caller.personId);
    return navigation;
  });
};
