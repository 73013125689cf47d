import type { Church, Setting } from "@offertory/contract";
import type { Churches } from "../churches.ts";
import type { ChurchesTables } from "../churches-tables.ts";

/** Settings as clients read them: URLs of pictures are absolute, so that they work on every page's origin. */
export const presentSettings = (
  { contentUrl }: Pick<Churches, "contentUrl">,
  settings: readonly Setting[],
): Setting[] =>
  settings.map(({ keyName, value }) => ({
    keyName,
    value: value.startsWith("/content/") ? contentUrl + value : value,
  }));

/** The public data of a church. */
export const presentChurch = (
  churches: Pick<Churches, "contentUrl">,
  { churchId, timeZone: _timeZone, settings, ...card }: ChurchesTables["churchCards"],
): Church => ({
  id: churchId,
  ...card,
  settings: presentSettings(churches, settings),
});
