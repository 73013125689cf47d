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

/** The amount of a gift, with its status as text if it is unusual, so that it does not depend on color alone. */
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
