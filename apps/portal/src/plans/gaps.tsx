import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";

/** Shows how many people are missing, or that none is. */
export function Gaps({ missing }: { missing: number }) {
  const t = useT();
  return missing > 0 ? (
    <Badge tone="warning">{t("tasks:plan.missing", { count: missing })}</Badge>
  ) : (
    <Badge tone="success">{t("tasks:plan.full")}</Badge>
  );
}
