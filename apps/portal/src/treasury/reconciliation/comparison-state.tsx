import type { Reconciliation } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { CircleCheck, CircleX, RefreshCw, TriangleAlert } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";

/** The result of a reconciliation, as a word with an icon. */
export function ComparisonState({ comparison }: { comparison: Pick<Reconciliation, "status" | "open"> }) {
  const t = useT();
  if (comparison.status === "running") {
    return (
      <StateMark tone="info" icon={<RefreshCw />}>
        {t("treasury:reconciliation.running")}
      </StateMark>
    );
  }
  if (comparison.status === "failed") {
    return (
      <StateMark tone="danger" icon={<CircleX />}>
        {t("treasury:reconciliation.failed")}
      </StateMark>
    );
  }
  return comparison.open === 0 ? (
    <StateMark tone="success" icon={<CircleCheck />}>
      {t("treasury:reconciliation.agrees")}
    </StateMark>
  ) : (
    <StateMark tone="warning" icon={<TriangleAlert />}>
      {t("treasury:reconciliation.differs", { count: comparison.open })}
    </StateMark>
  );
}
