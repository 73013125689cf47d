import type { OwnGift } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone } from "@offertory/ui";
import { amountOf, refundedOf } from "./given-gifts.ts";

// i18n-uses: giving:status.*
const STATES = {
  pending: "info",
  succeeded: null,
  partially_refunded: "warning",
  refunded: "neutral",
  disputed: "warning",
  charged_back: "danger",
  voided: "neutral",
} as const satisfies Record<OwnGift["status"], BadgeTone | null>;

/** How much a gift was, and what became of it where it did not simply stay: said in words, not by colour alone. */
export function GiftAmount({ gift }: { gift: OwnGift }) {
  const t = useT();
  const { money } = useFormats();
  const { status } = gift;
  const tone = STATES[status];
  const isGone = status === "refunded" || status === "charged_back" || status === "voided";
  const refunded = refundedOf(gift);
  return (
    <div className="tabular flex flex-col items-end gap-1">
      <span className={isGone ? "text-ink-soft line-through" : "font-semibold"}>{money(amountOf(gift))}</span>
      {tone && status !== "succeeded" && <Badge tone={tone}>{t(`giving:status.${status}`)}</Badge>}
      {refunded > 0 && !isGone && (
        <span className="text-ink-soft">{t("giving:history.refunded", { amount: money(refunded) })}</span>
      )}
    </div>
  );
}
