import { useCallback } from "react";
import { useLocation, useNavigate } from "@offertory/router";

/** Which slide is shown stands in the address, so that it is the same after a reload; it makes no steps in the history. */
export function usePlace(count: number): [place: number, go: (place: number) => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = Number(/^#(\d{1,4})$/.exec(hash)?.[1] ?? 1) - 1;
  const place = Math.max(0, Math.min(wanted, count - 1));
  const go = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(to, count - 1));
      void navigate({ pathname, search, hash: `#${next + 1}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, count],
  );
  return [place, go];
}
