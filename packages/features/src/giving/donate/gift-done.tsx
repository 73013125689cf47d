import { unitsOf } from "@offertory/i18n";
import { dueDay, type Gift } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { CircleCheck } from "@offertory/ui/icons.ts";
import { useEffect, useRef } from "react";
import type { GiftType } from "@offertory/giving-client/pending";

export interface MadeGift {
  id: string;
  type: GiftType;
  gift: Gift;
  /** Whether the payment is not final yet: a bank debit takes some days. */
  isPending: boolean;
  /** Whether another tab had made the gift already, so that it was not made a second time. */
  isRepeat: boolean;
}

/** Shown after a gift: the amount and funds, the next date of a recurring gift, and where the receipt is. */
export function GiftDone({ made, email, today }: { made: MadeGift; email: string; today: string }) {
  const t = useT();
  const { money, date, sentences } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const { type, gift, isPending, isRepeat } = made;
  const start = gift.billing_cycle_anchor ? new Date(gift.billing_cycle_anchor).toISOString().slice(0, 10) : today;
  const beginsLater = start > today;
  const next = gift.interval && (beginsLater ? start : dueDay(today, gift.interval, 1));

  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-success/25 bg-success-soft p-5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 text-lg font-semibold text-success outline-none"
      >
        <CircleCheck />
        {t("giving:done.thanks")}
      </h3>
      <ul className="tabular flex flex-col gap-0.5 text-sm text-ink">
        {gift.funds.map((share, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one fund may stand there twice
          <li key={index}>
            {t("giving:preview.share", { amount: money(unitsOf(share.amount) ?? 0), fund: share.name ?? "" })}
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-ink">
        {sentences(
          isRepeat && t("giving:done.repeat"),
          type === "recurring" && next && t("giving:done.next", { date: date(next) }),
          isPending && t("giving:done.pending"),
          email && t(beginsLater ? "giving:done.receiptLater" : "giving:done.receipt", { email }),
        )}
      </p>
    </div>
  );
}
