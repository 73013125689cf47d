import { useEffect } from "react";
import { useNavigate } from "@offertory/router";

/** Leaves for an address once there is one. As an effect it runs after that of the guard, which by then knows that all is saved. */
export function useLeaveFor(address: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
}
