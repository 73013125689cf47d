import type { Arrival } from "@offertory/api-client";
import { LoginRoute } from "@offertory/features/login-route";
import { useNavigate } from "@offertory/router";

/** Whether a page can be used before choosing a church: people who register one often belong to none yet. */
const needsNoChurch = (path: string): boolean => path.startsWith("/churches/register");

/** The login page; its link to register a church leads to the portal's own form. */
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
