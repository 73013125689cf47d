import type { Refund } from "@offertory/contract";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { toDecimal } from "../../../platform/money/decimal-money.ts";
import { openAccount } from "../../gateways/index.ts";
import type { Refunds } from "../refunds.ts";
import { applyRefund } from "./apply-refund.ts";
import type { RefundRow } from "./refund-store.ts";
import { startRefund, type RefundRequest } from "./start-refund.ts";

/** Refunds a donation: inserts the refund, calls the provider, and records the outcome. */
export async function refundDonation(
  context: Refunds,
  id: string,
  request: RefundRequest,
  caller: Caller,
): Promise<Refund> {
  const { refund, gateway, chargeId, fresh } = await startRefund(context, id, request, caller);
  if (!fresh) return describe(refund);
  await faultPoint("refund-written");
  const update = await context.providers[gateway.provider].refunds.refund(openAccount(context, gateway), {
    key: refund.providerKey,
    refundId: refund.id,
    chargeId,
    amount: churchMoney(refund.churchId, refund.amount),
  });
  await faultPoint("refund-after-call");
  const applied = await applyRefund(context, refund, update);
  await faultPoint("refund-after-apply");
  return describe(applied);
}

const describe = ({ churchId, id, donationId, amount, status }: RefundRow): Refund => ({
  id,
  donationId,
  amount: toDecimal(churchMoney(churchId, amount)),
  status,
});
