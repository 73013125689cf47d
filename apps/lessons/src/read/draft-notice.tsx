import { useT } from "@offertory/i18n/react";
import { Notice } from "@offertory/ui";

export function DraftNotice() {
  const t = useT();
  return (
    <Notice tone="warning" title={t("lessons:read.draft")} className="mb-6 print:hidden">
      {t("lessons:read.draftHint")}
    </Notice>
  );
}
