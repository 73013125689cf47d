import { useConfig, useSession } from "@offertory/api-client";

/**
 * Returns a function for URLs of the church's site and its pages. It uses the path, because that works on every host.
 */
export function useSiteAddress(): (pageUrl?: string) => string {
  const { apps } = useConfig();
  const { church } = useSession();
  const site = `${apps.site.replace(/\/$/, "")}/${encodeURIComponent(church?.church.subDomain ?? "")}`;
  return (pageUrl = "/") => (pageUrl === "/" ? site : site + pageUrl);
}
