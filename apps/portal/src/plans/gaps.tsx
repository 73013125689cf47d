import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";

/** How many are missing, or that nobody is. */
export function Gaps({ missing }: { missing: number }) {
  const t = useT();
  return missing > 0 ? (
    <Badge tone="warning">{t("tasks:plan.missing", { count: missing })}</Badge>
  ) : (
    <Badge tone="success">{t("tasks:plan.full")}</Badge>
  );
}
