import { type Arrival, useRead } from "@offertory/api-client";
import { readChurch } from "@offertory/contract";
import { LoginRoute } from "@offertory/features/login-route";
import { useCallback } from "react";
import { useSearchParams } from "@offertory/router";
import { useSiteChurch } from "../shell/site-church.tsx";

/** The login page of a church's site; it shows the church's name if known. */
export const loginRoute = (arrival: Arrival) =>
  function Login() {
    const [query] = useSearchParams();
    const site = useSiteChurch();
    const churchId = query.get("churchId");
    const requestedChurch = useRead(
      readChurch,
      { params: { churchId: churchId ?? "" } },
      { enabled: churchId !== null, anonymous: true },
    );
    const church = site.church ?? requestedChurch.data;
    const returnPath = query.get("returnUrl");
    const leave = useCallback(() => {
      // A visitor who signs out returns to the church's page, because `/` is the search for a church.
      const back =
        returnPath && /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(returnPath) && returnPath !== "/login" ? returnPath : "/";
      location.assign(back);
    }, [returnPath]);
    return <LoginRoute arrival={arrival} churchName={church?.name} church={church} onLoggedOut={leave} />;
  };
