import { useRead } from "@offertory/api-client";
import { listPendingGifts, type PendingGift } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox } from "@offertory/ui";
import { ChevronDown, ChevronUp, CircleHelp, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { DonorLink } from "../donors/donor-link.tsx";
import { StateMark } from "../state-mark.tsx";
import { useMoney } from "../use-money.ts";
import { useShortDate } from "../use-short-date.ts";
import { methodText } from "./donation-labels.ts";

const COLLAPSED_COUNT = 3;

/**
 * Lists gifts whose payment is pending: a bank takes days, or the donor has to confirm it. Nothing if there are none.
 */
export function PendingGifts() {
  const t = useT();
  const dollars = useMoney();
  const date = useShortDate();
  const pending = useRead(listPendingGifts, {});
  const [all, setAll] = useState(false);
  const gifts = pending.data?.gifts ?? [];
  const count = pending.data?.count ?? 0;
  if (gifts.length === 0) return null;
  return (
    <DisplayBox
      title={t("treasury:pending.title", { count })}
      flush
      className="mb-4"
      actions={
        gifts.length > COLLAPSED_COUNT && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={all}
            icon={all ? <ChevronUp /> : <ChevronDown />}
            onClick={() => setAll(!all)}
          >
            {t(all ? "treasury:pending.fewer" : "treasury:pending.all")}
          </Button>
        )
      }
      footer={
        count > gifts.length && all ? t("treasury:pending.newest", { count: gifts.length }) : t("treasury:pending.hint")
      }
    >
      <DataTable
        caption={t("treasury:pending.caption")}
        rows={all ? gifts : gifts.slice(0, COLLAPSED_COUNT)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "donor",
            header: t("treasury:field.donor"),
            width: "max-sm:w-full max-sm:max-w-0",
            cell: (gift) => (
              <span className="block py-1">
                <span className="block truncate font-medium">
                  <DonorLink donor={gift.person} className="hover:underline" />
                </span>
                <span className="block truncate text-xs text-ink-soft sm:hidden">
                  {t("treasury:pending.sinceDay", { date: date(gift.since) })}
                </span>
                <span className="block truncate text-xs text-ink-soft md:hidden">{methodText(t, gift)}</span>
                <span className="mt-1 block sm:hidden">
                  <PendingState gift={gift} />
                </span>
              </span>
            ),
          },
          {
            key: "since",
            header: t("treasury:pending.since"),
            hideBelow: "sm",
            width: "whitespace-nowrap",
            cell: ({ since }) => date(since),
          },
          { key: "method", header: t("treasury:field.method"), hideBelow: "md", cell: (gift) => methodText(t, gift) },
          {
            key: "state",
            header: t("treasury:field.state"),
            hideBelow: "sm",
            cell: (gift) => <PendingState gift={gift} />,
          },
          { key: "amount", header: t("treasury:field.amount"), align: "end", cell: ({ amount }) => dollars(amount) },
        ]}
      />
    </DisplayBox>
  );
}

function PendingState({ gift: { status } }: { gift: PendingGift }) {
  const t = useT();
  return status === "processing" ? (
    <StateMark tone="info" icon={<RefreshCw />}>
      {t("treasury:pending.processing")}
    </StateMark>
  ) : (
    <StateMark tone="warning" icon={<CircleHelp />}>
      {t("treasury:pending.action")}
    </StateMark>
  );
}
