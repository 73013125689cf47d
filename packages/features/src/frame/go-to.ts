import { useCallback } from "react";
import { useNavigate } from "@offertory/router";

/**
 * Returns a function that goes to a path of this app without a reload, or to a URL of another app with one. It replaces
 * the history entry.
 */
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
