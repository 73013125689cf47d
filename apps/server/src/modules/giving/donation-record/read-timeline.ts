import type { DonationTimeline } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { DonationNotFound, type SeenChurch } from "../../donations/index.ts";
import type { Giving } from "../giving.ts";

/** Reads what happened to a donation, and what the church keeps of it. */
export async function readTimeline(
  { timeline, resendable }: Pick<Giving, "resendable" | "timeline">,
  id: string,
  church: SeenChurch,
): Promise<DonationTimeline> {
  const payment = await timeline.payment(church, id);
  if (!payment) throw new DonationNotFound();
  const [events, source] = await Promise.all([timeline.events(church, id), resendable.find(church.churchId, id)]);
  const decimal = decimalsOf(church.churchId);
  return {
    events: events.map(({ kind, at, amount, by, displayName }) => ({
      kind,
      at: at.toISOString(),
      amount: amount === null ? null : decimal(amount),
      by: by === "" ? null : { id: by, name: displayName ?? "" },
    })),
    net: payment.provider === null || payment.providerFee === null ? null : decimal(payment.net),
    transactionId: payment.transactionId,
    mayResend: source !== undefined,
  };
}
