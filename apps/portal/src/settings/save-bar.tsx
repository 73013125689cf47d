import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";

/** Save and take back, always in sight at the foot of a long form. */
export function SaveBar({ changed, busy, onDiscard }: { changed: boolean; busy: boolean; onDiscard(): void }) {
  const t = useT();
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface py-3">
      <span role="status" className="grow text-sm text-ink-soft">
        {changed ? t("settings:unsaved") : null}
      </span>
      <Button disabled={!changed || busy} onClick={onDiscard}>
        {t("settings:discard")}
      </Button>
      <Button type="submit" variant="primary" disabled={!changed} busy={busy} busyLabel={t("common:saving")}>
        {t("common:saveChanges")}
      </Button>
    </div>
  );
}
