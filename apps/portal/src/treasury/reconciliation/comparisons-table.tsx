import type { Reconciliation } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DataTable, DisplayBox, EmptyState } from "@offertory/ui";
import { ShieldCheck } from "@offertory/ui/icons.ts";
import { renderLink } from "@offertory/router";
import { useMoney } from "../use-money.ts";
import { apartOf } from "./comparison-days.ts";
import { ComparisonState } from "./comparison-state.tsx";
import { gatewayName, type NamedGateway } from "./gateway-name.ts";

interface ComparisonsTableProps {
  /** Undefined while loading. */
  comparisons: readonly Reconciliation[] | undefined;
  gateways: readonly NamedGateway[];
}

/** Lists the reconciliations, newest first, with the difference that each found. */
export function ComparisonsTable({ comparisons, gateways }: ComparisonsTableProps) {
  const t = useT();
  const dollars = useMoney();
  const { date, money } = useFormats();
  return (
    <DisplayBox title={t("treasury:reconciliation.box")} flush>
      <DataTable
        caption={t("treasury:reconciliation.box")}
        rows={comparisons ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/treasury/reconciliation?comparison=${encodeURIComponent(id)}`}
        renderLink={renderLink}
        loading={!comparisons}
        loadingLabel={t("treasury:reconciliation.loading")}
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={t("treasury:reconciliation.none")}
            body={t("treasury:reconciliation.noneHint")}
          />
        }
        columns={[
          {
            key: "days",
            header: t("treasury:reconciliation.days"),
            cell: ({ from, to, gatewayId, askedBy, ...rest }) => (
              <span className="block py-1">
                <span className="block font-medium">
                  {from === to ? date(from) : t("treasury:reconciliation.fromTo", { from: date(from), to: date(to) })}
                </span>
                <span className="block text-xs font-normal text-ink-soft">
                  {gatewayName(gateways, gatewayId)} ·{" "}
                  {t(askedBy === null ? "treasury:reconciliation.nightly" : "treasury:reconciliation.asked")}
                </span>
                <span className="mt-1 block sm:hidden">
                  <ComparisonState comparison={rest} />
                </span>
              </span>
            ),
          },
          {
            key: "state",
            header: t("treasury:field.state"),
            hideBelow: "sm",
            cell: (comparison) => <ComparisonState comparison={comparison} />,
          },
          {
            key: "theirs",
            header: t("treasury:reconciliation.theirs"),
            align: "end",
            hideBelow: "md",
            cell: ({ status, theirNet }) => (status === "done" ? dollars(theirNet) : "–"),
          },
          {
            key: "ours",
            header: t("treasury:reconciliation.ours"),
            align: "end",
            hideBelow: "md",
            cell: ({ status, ourNet }) => (status === "done" ? dollars(ourNet) : "–"),
          },
          {
            key: "apart",
            header: t("treasury:reconciliation.apart"),
            align: "end",
            cell: (comparison) => (comparison.status === "done" ? money(apartOf(comparison)) : "–"),
          },
        ]}
      />
    </DisplayBox>
  );
}
