import { listPayouts, type Payout } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DataTable, DisplayBox, EmptyState } from "@offertory/ui";
import { CircleCheck, CircleHelp, CircleX, Landmark, TriangleAlert } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { LoadMore } from "../load-more.tsx";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { usePages } from "../use-pages.ts";
import { gatewayName, type NamedGateway } from "./gateway-name.ts";
import { payoutStatus } from "./payout-status.ts";

/** Lists the payouts to the church's bank, each compared with the ledger's sum of its lines. */
export function PayoutsTable({ gateways }: { gateways: readonly NamedGateway[] }) {
  const t = useT();
  const dollars = useMoney();
  const date = useShortDate();
  const { money } = useFormats();
  const list = usePages({
    endpoint: listPayouts,
    query: {},
    ask: async (call, cursor, signal) => {
      const { payouts, next } = await call(listPayouts, { query: cursor === undefined ? {} : { cursor } }, { signal });
      return { rows: payouts, next };
    },
  });
  if (list.error && !list.rows) return <LoadFailed error={list.error} onRetry={list.retry} />;
  return (
    <DisplayBox title={t("treasury:payout.box")} flush className="mb-6" footer={t("treasury:payout.hint")}>
      <DataTable
        caption={t("treasury:payout.box")}
        rows={list.rows ?? []}
        rowKey={({ gatewayId, id }) => `${gatewayId} ${id}`}
        loading={!list.rows}
        loadingLabel={t("treasury:payout.loading")}
        empty={
          <EmptyState icon={<Landmark />} title={t("treasury:payout.none")} body={t("treasury:payout.noneHint")} />
        }
        columns={[
          {
            key: "payout",
            header: t("treasury:payout.payout"),
            cell: (payout) => (
              <span className="block py-1">
                <span className="block font-medium">{date(payout.at)}</span>
                <span className="block text-xs text-ink-soft">
                  {gatewayName(gateways, payout.gatewayId)} · <code className="break-all">{payout.payoutId}</code>
                </span>
                <span className="mt-1 block sm:hidden">
                  <PayoutState payout={payout} />
                </span>
              </span>
            ),
          },
          {
            key: "state",
            header: t("treasury:field.state"),
            hideBelow: "sm",
            cell: (payout) => <PayoutState payout={payout} />,
          },
          {
            key: "lines",
            header: t("treasury:payout.lines"),
            align: "end",
            hideBelow: "md",
            cell: ({ lines }) => lines ?? "–",
          },
          {
            key: "amount",
            header: t("treasury:payout.sent"),
            align: "end",
            hideBelow: "sm",
            cell: ({ amount }) => dollars(amount),
          },
          {
            key: "ours",
            header: t("treasury:reconciliation.ours"),
            align: "end",
            hideBelow: "md",
            cell: ({ ours }) => (ours === null ? "–" : dollars(ours)),
          },
          {
            key: "apart",
            header: t("treasury:reconciliation.apart"),
            align: "end",
            cell: (payout) => {
              const { apart } = payoutStatus(payout);
              return (
                <span className="block py-1">
                  <span className="block font-medium">{apart === null ? "–" : money(apart)}</span>
                  <span className="block text-xs text-ink-soft sm:hidden">
                    {t("treasury:payout.of", { amount: dollars(payout.amount) })}
                  </span>
                </span>
              );
            },
          },
        ]}
      />
      {list.hasMore && (
        <div className="pb-4">
          <LoadMore shown={list.rows?.length ?? 0} hasMore busy={list.busy} error={list.error} onLoad={list.load} />
        </div>
      )}
    </DisplayBox>
  );
}

const LOOKS = {
  agrees: { tone: "success", icon: <CircleCheck />, words: "treasury:reconciliation.agrees" },
  differs: { tone: "warning", icon: <TriangleAlert />, words: "treasury:payout.differs" },
  failed: { tone: "danger", icon: <CircleX />, words: "treasury:payout.failed" },
  unknown: { tone: "neutral", icon: <CircleHelp />, words: "treasury:payout.unknown" },
} as const;

function PayoutState({ payout }: { payout: Payout }) {
  const t = useT();
  const { words, ...look } = LOOKS[payoutStatus(payout).state];
  return <StateMark {...look}>{t(words)}</StateMark>;
}
