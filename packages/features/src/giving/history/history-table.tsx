import type { OwnGift } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, type Column, DataTable, useMediaQuery } from "@offertory/ui";
import { Repeat } from "@offertory/ui/icons.ts";
import { methodName } from "../payment-methods/method-name.ts";
import { amountOf } from "./given-gifts.ts";
import { GiftAmount } from "./gift-amount.tsx";

// i18n-uses: giving:paidBy.*
const PAID_BY = ["card", "bank", "paypal", "cash", "check"] as const;

interface HistoryTableProps {
  gifts: readonly OwnGift[];
  onGiveAgain: (gift: OwnGift) => void;
}

export function HistoryTable({ gifts, onGiveAgain }: HistoryTableProps) {
  const t = useT();
  const { money, date, list } = useFormats();
  const isNarrow = useMediaQuery("(width < 40rem)");

  function paidBy({ method, methodDetails }: OwnGift): string {
    const known = PAID_BY.find((name) => name === method);
    const [name = "", last4 = ""] = methodDetails.split(/ (?=\d{4}$)/);
    const details = methodName({ name, last4 });
    // For a card, brand and digits are enough.
    if (known === "card" && details) return details;
    return [known ? t(`giving:paidBy.${known}`) : method, details].filter(Boolean).join(" ");
  }

  const columns: Column<OwnGift>[] = [
    {
      key: "date",
      header: t("giving:history.date"),
      cell: (gift) => (
        <div className="py-2">
          <p className="font-medium">{date(gift.day)}</p>
          <p className="text-ink-soft">{list(gift.funds.map(({ name }) => name))}</p>
          {gift.notes && <p className="text-ink-soft wrap-anywhere">{gift.notes}</p>}
          {isNarrow && <p className="text-ink-soft">{paidBy(gift)}</p>}
        </div>
      ),
    },
    { key: "method", header: t("giving:form.method"), cell: paidBy, hideBelow: "sm" },
    {
      key: "amount",
      header: t("giving:history.amount"),
      align: "end",
      cell: (gift) => (
        <div className="py-2">
          <GiftAmount gift={gift} />
        </div>
      ),
    },
    {
      key: "again",
      header: <span className="sr-only">{t("giving:history.giveAgain")}</span>,
      align: "end",
      cell: (gift) => (
        <Button
          size="small"
          variant="quiet"
          icon={<Repeat />}
          aria-label={t("giving:history.giveAgainOne", { amount: money(amountOf(gift)), date: date(gift.day) })}
          onClick={() => onGiveAgain(gift)}
        >
          <span className="max-sm:sr-only">{t("giving:history.giveAgain")}</span>
        </Button>
      ),
    },
  ];
  return <DataTable caption={t("giving:history.title")} columns={columns} rows={gifts} rowKey={({ id }) => id} />;
}
