import { useEffect } from "react";
import { useNavigate } from "@offertory/router";

/**
 * Navigates to an address once it is set. As an effect it runs after the guard's effect, which then knows that all is
 * saved.
 */
export function useLeaveFor(address: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
}
