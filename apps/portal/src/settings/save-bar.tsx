import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { FormFoot } from "../unsaved/form-foot.tsx";

/** The Save and Discard buttons, always visible at the end of a long form. */
export function SaveBar({ changed, busy, onDiscard }: { changed: boolean; busy: boolean; onDiscard(): void }) {
  const t = useT();
  return (
    <FormFoot note={changed ? t("settings:unsaved") : null}>
      <Button disabled={!changed || busy} onClick={onDiscard}>
        {t("settings:discard")}
      </Button>
      <Button type="submit" variant="primary" disabled={!changed} busy={busy} busyLabel={t("common:saving")}>
        {t("common:saveChanges")}
      </Button>
    </FormFoot>
  );
}
