import { useT } from "@offertory/i18n/react";
import { ConfirmDialog } from "@offertory/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before a half-filled form is left, be it by a link, by back, or by closing the tab. */
export function UnsavedGuard({ changed }: { changed: boolean }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

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
