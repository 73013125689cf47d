import { createHash, randomUUID } from "node:crypto";
import { centsOf, sumOf, type Cents } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { type Gateway, AmountInvalid } from "../../gateways/index.ts";
import { DonationNotFound, type DonationRow } from "../../donations/index.ts";
import { KeyUsedOtherwise } from "../../payments/index.ts";
import type { FundShare } from "../../funds/index.ts";
import { inTransaction, type Refunds, type RefundsStores } from "../refunds.ts";
import { RefundImpossible, RefundTooLarge } from "../refunds-errors.ts";
import type { RefundRow } from "./refund-store.ts";
import { isCovered, shareRefund } from "./share-refund.ts";

export interface RefundAsked {
  amount?: number | null | undefined;
  funds?: { id: string; amount: number }[] | null | undefined;
  note?: string | null | undefined;
  /** What the client calls this refund, so that sending it twice gives back once. */
  key?: string | undefined;
}

/** The refund as it was written down, and whether it was written just now: only then is it asked for. */
interface Started {
  refund: RefundRow;
  gateway: Gateway;
  chargeId: string;
  fresh: boolean;
}

/** Writes a refund down before money goes back. Those of one donation are decided one after the other, and never exceed it. */
export const startRefund = (
  giving: Pick<Refunds, "connection" | "newId" | "now">,
  id: string,
  asked: RefundAsked,
  caller: Caller,
): Promise<Started> =>
  inTransaction(giving, async (stores) => {
    const { churchId, personId: askedBy } = caller;
    const donation = await stores.donations.lock(churchId, id);
    if (!donation) throw new DonationNotFound();
    const isOpen = donation.status === "succeeded" || donation.status === "partially_refunded";
    const gatewayId = await stores.refunds.gatewayIdOf(churchId, id);
    const gateway = gatewayId && (await stores.gateways.find(churchId, gatewayId));
    if (!gateway || !donation.transactionId) throw new RefundImpossible();
    const providerKey = asked.key ? keyOf(id, asked.key) : randomUUID();
    const known = asked.key ? await stores.refunds.findByKey(churchId, providerKey) : undefined;
    const there = { gateway, chargeId: donation.transactionId };
    if (known) return { ...there, refund: sameOrRefuse(known, asked), fresh: false };
    if (!isOpen) throw new RefundImpossible();
    const funds = await decideShares(stores, donation, asked);
    const refund = await stores.refunds.add({
      churchId,
      id: giving.newId(),
      donationId: id,
      providerKey,
      amount: sumOf(funds.map(({ amount }) => amount)),
      funds: JSON.stringify(funds),
      status: "processing",
      note: asked.note?.trim() ?? "",
      askedBy,
      checkAt: new Date(giving.now().getTime() + 60_000),
      createdAt: giving.now(),
    });
    return { ...there, refund, fresh: true };
  });

const keyOf = (donationId: string, key: string): string =>
  createHash("sha256")
    .update(JSON.stringify([donationId, key]))
    .digest("base64url");

function sameOrRefuse(known: RefundRow, { amount, funds }: RefundAsked): RefundRow {
  const asked = funds?.length ? sumOf(funds.map((share) => moneyOf(share.amount))) : amount && moneyOf(amount);
  if (asked && asked !== known.amount) throw new KeyUsedOtherwise();
  return known;
}

async function decideShares(
  { refunds }: RefundsStores,
  donation: DonationRow,
  asked: RefundAsked,
): Promise<FundShare[]> {
  const { churchId, id, coveredFee, amount: whole } = donation;
  const before = await refunds.openOf(churchId, id);
  const gone = before.flatMap(({ funds }) => funds);
  const leftOf = (fundId: string, had: Cents) =>
    had - sumOf(gone.filter((share) => share.fundId === fundId).map(({ amount }) => amount));
  const given = new Map<string, Cents>();
  for (const fund of await refunds.fundsOf(churchId, id))
    given.set(fund.fundId, (given.get(fund.fundId) ?? 0) + fund.amount);
  const funds = [...given].map(([fundId, amount]) => ({ fundId, left: leftOf(fundId, amount) }));
  const left = whole - sumOf(before.map(({ amount }) => amount));

  if (asked.funds?.length) {
    const wanted = asked.funds.map((share) => ({ fundId: share.id, amount: moneyOf(share.amount) }));
    if (!isCovered(wanted, funds)) throw new RefundTooLarge();
    return wanted;
  }
  const amount = asked.amount === null || asked.amount === undefined ? left : moneyOf(asked.amount);
  if (amount <= 0 && left > 0) throw new AmountInvalid();
  if (amount > left || left <= 0) throw new RefundTooLarge();
  return shareRefund(amount, funds, leftOf("", coveredFee));
}

function moneyOf(dollars: number): Cents {
  const cents = centsOf(dollars);
  if (cents === null || cents <= 0) throw new AmountInvalid();
  return cents;
}
