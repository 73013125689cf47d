import type { Church, Setting } from "@offertory/contract";
import type { Churches } from "../churches.ts";
import type { ChurchesTables } from "../churches-tables.ts";

/** Settings as clients read them: the address of a picture is whole, so that it works from any page. */
export const presentSettings = (
  { contentUrl }: Pick<Churches, "contentUrl">,
  settings: readonly Setting[],
): Setting[] =>
  settings.map(({ keyName, value }) => ({
    keyName,
    value: value.startsWith("/content/") ? contentUrl + value : value,
  }));

/** A church as everyone may see it. */
export const presentChurch = (
  churches: Pick<Churches, "contentUrl">,
  { churchId, timeZone: _timeZone, settings, ...card }: ChurchesTables["churchCards"],
): Church => ({
  id: churchId,
  ...card,
  settings: presentSettings(churches, settings),
});
