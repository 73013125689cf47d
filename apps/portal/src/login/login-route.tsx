import type { Arrival } from "@offertory/api-client";
import { LoginRoute } from "@offertory/features/login-route";
import { useNavigate } from "@offertory/router";

/** A church is registered by people who have none yet. */
const needsNoChurch = (path: string): boolean => path.startsWith("/churches/register");

/** The login page, which leads to the portal's own form for a new church. */
export const loginRoute = (arrival: Arrival) =>
  function Login() {
    const navigate = useNavigate();
    return (
      <LoginRoute
        arrival={arrival}
        needsNoChurch={needsNoChurch}
        onRegister={(name) => void navigate("/churches/register", { state: { name } })}
      />
    );
  };
