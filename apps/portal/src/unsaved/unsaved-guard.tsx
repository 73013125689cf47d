import { UnsavedDialog } from "@offertory/editors/unsaved";
import { useEffect } from "react";
import { useBlocker } from "@offertory/router";

interface UnsavedGuardProps {
  changed: boolean;
  /** The page holds what was typed while its tabs change, so that only leaving the page loses it. */
  keptAcrossTabs?: boolean;
}

/** Asks before a half-filled form is left, be it by a link, by back, or by closing the tab. */
export function UnsavedGuard({ changed, keptAcrossTabs = false }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const toAnotherPage = here.pathname !== there.pathname;
    return changed && (toAnotherPage || (!keptAcrossTabs && here.search !== there.search));
  });

  useEffect(() => {
    if (!changed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [changed]);

  return (
    <UnsavedDialog
      open={blocker.state === "blocked"}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
