import { UnsavedDialog } from "@offertory/editors/unsaved";
import { useEffect } from "react";
import { useBlocker } from "@offertory/router";

interface UnsavedGuardProps {
  changed: boolean;
  /** Whether the page keeps the input while its tabs change, so that only leaving the page loses it. */
  keptAcrossTabs?: boolean;
}

/** Asks before an unsaved form is left by a link, by back, or by closing the tab. */
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
