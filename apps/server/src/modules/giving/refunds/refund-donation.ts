import { dollarsOf, type Refund } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../gateways/open-account.ts";
import type { Giving } from "../giving.ts";
import { RefundImpossible } from "../giving-errors.ts";
import { applyRefund } from "./apply-refund.ts";
import { startRefund, type RefundAsked } from "./start-refund.ts";

/** Gives money back: write it down, ask for it, write down what happened. */
export async function refundDonation(giving: Giving, id: string, asked: RefundAsked, caller: Caller): Promise<Refund> {
  const { refund, donation } = await startRefund(giving, id, asked, caller);
  const intent = donation.intentId ? await giving.intents.find(caller.churchId, donation.intentId) : undefined;
  const gateway = intent && (await giving.gateways.find(caller.churchId, intent.gatewayId));
  if (!gateway) throw new RefundImpossible();
  const news = await giving.providers[gateway.provider].refunds.refund(openAccount(giving, gateway), {
    key: refund.providerKey,
    refundId: refund.id,
    chargeId: donation.transactionId ?? "",
    amount: refund.amount,
  });
  const { status, amount } = await applyRefund(giving, refund, news);
  return { id: refund.id, donationId: id, amount: dollarsOf(amount), status };
}
