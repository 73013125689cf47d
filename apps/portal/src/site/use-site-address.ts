import { useConfig, useSession } from "@offertory/api-client";

/** Where the church's site stands, by its path, which works on every host; and any page of it by its address. */
export function useSiteAddress(): (pageUrl?: string) => string {
  const { apps } = useConfig();
  const { church } = useSession();
  const site = `${apps.site.replace(/\/$/, "")}/${encodeURIComponent(church?.church.subDomain ?? "")}`;
  return (pageUrl = "/") => (pageUrl === "/" ? site : site + pageUrl);
}
