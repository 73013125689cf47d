import { useConfig } from "@offertory/api-client";
import { useSearchParams } from "@offertory/router";

/** Where the link of an email leads once the password is set: to the church and the page that the person came from. */
export function useAfterwards(): { churchId: string | null; returnUrl: string | null } {
  const [query] = useSearchParams();
  const { subDomain } = useConfig();
  // The link leads to the app's own host, where a path of a church's host is another page.
  return { churchId: query.get("churchId"), returnUrl: subDomain ? null : query.get("returnUrl") };
}
