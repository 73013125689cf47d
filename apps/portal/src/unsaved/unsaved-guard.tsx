import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";

interface UnsavedGuardProps {
  changed: boolean;
  /** The page holds what was typed while its tabs change, so that only leaving the page loses it. */
  keptAcrossTabs?: boolean;
}

/** Asks before a half-filled form is left, be it by a link, by back, or by closing the tab. */
export function UnsavedGuard({ changed, keptAcrossTabs = false }: UnsavedGuardProps) {
  const t = useT();
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
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={t("common:unsaved.title")}
      body={t("common:unsaved.body")}
      confirmLabel={t("common:unsaved.leave")}
      cancelLabel={t("common:unsaved.stay")}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
