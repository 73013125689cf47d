import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone, Button, type Column, DataTable } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { writtenName } from "../payment-methods/method-name.ts";
import type { GivenGift } from "./given-gifts.ts";

// i18n-uses: giving:status.*, giving:paidBy.*
const STATES = {
  partially_refunded: "warning",
  refunded: "neutral",
  disputed: "warning",
  charged_back: "danger",
  voided: "neutral",
} as const satisfies Record<string, BadgeTone>;
const PAID_BY = ["card", "bank", "paypal", "cash", "check"] as const;

const isState = (status: string): status is keyof typeof STATES => status in STATES;

interface HistoryTableProps {
  gifts: readonly GivenGift[];
  onGiveAgain: (gift: GivenGift) => void;
}

/** The gifts of a year. */
export function HistoryTable({ gifts, onGiveAgain }: HistoryTableProps) {
  const t = useT();
  const { money, date } = useFormats();

  function paidBy({ method, methodDetails }: GivenGift): string {
    const known = PAID_BY.find((name) => name === method);
    // A card says itself what it is: "Visa 4242".
    if (known === "card" && methodDetails) return methodDetails.replace(/^\S+/, writtenName);
    return [known ? t(`giving:paidBy.${known}`) : method, methodDetails].filter(Boolean).join(" ");
  }

  const columns: Column<GivenGift>[] = [
    {
      key: "date",
      header: t("giving:history.date"),
      cell: (gift) => (
        <div className="py-2">
          <p className="font-medium">{date(new Date(gift.date))}</p>
          <p className="text-ink-soft">{gift.funds.map(({ name }) => name).join(", ")}</p>
          {gift.notes && <p className="text-ink-soft wrap-anywhere">{gift.notes}</p>}
        </div>
      ),
    },
    { key: "method", header: t("giving:form.method"), cell: paidBy, hideBelow: "sm" },
    {
      key: "amount",
      header: t("giving:history.amount"),
      align: "end",
      cell: (gift) => (
        <div className="flex flex-col items-end gap-1 py-2">
          <span className="font-semibold">{money(gift.amount)}</span>
          {isState(gift.status) && <Badge tone={STATES[gift.status]}>{t(`giving:status.${gift.status}`)}</Badge>}
          <Button
            size="small"
            variant="quiet"
            icon={<RefreshCw />}
            onClick={() => onGiveAgain(gift)}
            aria-label={t("giving:history.giveAgainOne", {
              amount: money(gift.amount),
              date: date(new Date(gift.date)),
            })}
          >
            <span className="max-sm:sr-only">{t("giving:history.giveAgain")}</span>
          </Button>
        </div>
      ),
    },
  ];
  return <DataTable caption={t("giving:history.title")} columns={columns} rows={gifts} rowKey={({ id }) => id} />;
}
