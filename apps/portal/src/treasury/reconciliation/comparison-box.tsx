import { useRead } from "@offertory/api-client";
import { readReconciliation, type Reconciliation } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, Notice, Skeleton } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { useMoney } from "../use-money.ts";
import { apartOf } from "./comparison-days.ts";
import { ComparisonState } from "./comparison-state.tsx";
import { DifferencesTable } from "./differences-table.tsx";
import { gatewayName, type NamedGateway } from "./gateway-name.ts";

interface ComparisonBoxProps {
  comparison: Reconciliation;
  gateways: readonly NamedGateway[];
}

/** One reconciliation: the totals of the provider and of the ledger, and every line that differs. */
export function ComparisonBox({ comparison, gateways }: ComparisonBoxProps) {
  const t = useT();
  const dollars = useMoney();
  const { date, money, number } = useFormats();
  const isDone = comparison.status === "done";
  const read = useRead(readReconciliation, { params: { id: comparison.id } }, { enabled: isDone });
  const gatewayLabel = gatewayName(gateways, comparison.gatewayId);
  const days = { from: date(comparison.from), to: date(comparison.to) };
  const figures = [
    { label: t("treasury:reconciliation.theirs"), value: dollars(comparison.theirNet) },
    { label: t("treasury:reconciliation.ours"), value: dollars(comparison.ourNet) },
    { label: t("treasury:reconciliation.apart"), value: money(apartOf(comparison)) },
    { label: t("treasury:reconciliation.lines"), value: number(comparison.transactions) },
    { label: t("treasury:reconciliation.healed"), value: number(comparison.repaired) },
  ];
  return (
    <DisplayBox
      title={`${gatewayLabel} · ${t("treasury:reconciliation.fromTo", days)}`}
      actions={<ComparisonState comparison={comparison} />}
      className="mb-6"
    >
      <div role="status">
        {comparison.status === "running" && <p className="text-sm">{t("treasury:reconciliation.runningHint")}</p>}
        {comparison.status === "failed" && (
          <Notice tone="danger">{t("treasury:reconciliation.failedHint", { company: gatewayLabel })}</Notice>
        )}
      </div>
      {isDone && (
        <>
          <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
            {figures.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="tabular text-lg font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {read.error && !read.data ? (
            <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
          ) : !read.data ? (
            <Skeleton className="h-24" />
          ) : read.data.differences.length === 0 ? (
            <Notice tone="success">{t("treasury:reconciliation.allAgree")}</Notice>
          ) : (
            <DifferencesTable differences={read.data.differences} />
          )}
        </>
      )}
    </DisplayBox>
  );
}
