import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";

/** Marks that no real money moves here. */
export function SandboxMark() {
  const t = useT();
  return <Badge tone="info">{t("giving:sandbox")}</Badge>;
}
