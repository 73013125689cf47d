import { useCallback } from "react";
import { useNavigate } from "@offertory/router";

/** Goes to a path of this app without a reload, or to an address of another app with one. Leaves no step to come back to. */
export function useGoTo(): (url: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url) => {
      if (url.startsWith("/")) void navigate(url, { replace: true });
      else location.replace(url);
    },
    [navigate],
  );
}
