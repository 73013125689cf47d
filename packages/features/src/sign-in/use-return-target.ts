import { useConfig } from "@offertory/api-client";
import { useSearchParams } from "@offertory/router";

/** Returns where an emailed link leads after the password is set: to the church and page that the person came from. */
export function useReturnTarget(): { churchId: string | null; returnUrl: string | null } {
  const [query] = useSearchParams();
  const { subDomain } = useConfig();
  // The link opens the app's own host, where a path of a church's host would be another page.
  return { churchId: query.get("churchId"), returnUrl: subDomain ? null : query.get("returnUrl") };
}
