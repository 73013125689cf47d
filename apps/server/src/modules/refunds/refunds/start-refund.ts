import { randomUUID } from "node:crypto";
import { sumOf } from "@offertory/contract";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { churchMoney, currencyOf, unitsFor } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { compareMoney, type Money } from "../../../platform/money/money.ts";
import { type Gateway, AmountInvalid } from "../../gateways/index.ts";
import { DonationNotFound, type DonationRow } from "../../donations/index.ts";
import { KeyUsedOtherwise } from "../../payments/index.ts";
import { type FundLine, type FundLineRow, sumFundLines, toFundLineRows } from "../../funds/index.ts";
import { inTransaction, type Refunds, type RefundsStores } from "../refunds.ts";
import { RefundImpossible, RefundTooLarge } from "../refunds-errors.ts";
import type { RefundRow } from "./refund-store.ts";
import { isCovered, splitRefund } from "./split-refund.ts";

export interface RefundRequest {
  amount?: number | null | undefined;
  funds?: { id: string; amount: number }[] | null | undefined;
  note?: string | null | undefined;
  /** The client's idempotency key. */
  key?: string | undefined;
}

/** `fresh` is true if the refund was inserted by this call; only then is the provider called. */
interface Started {
  refund: RefundRow;
  gateway: Gateway;
  chargeId: string;
  fresh: boolean;
}

/** Inserts a refund before the provider is called. Locks the donation, so that its refunds never exceed it. */
export const startRefund = (
  context: Pick<Refunds, "connection" | "newId" | "now">,
  id: string,
  request: RefundRequest,
  caller: Caller,
): Promise<Started> =>
  inTransaction(context, async (stores) => {
    const { churchId, personId: askedBy } = caller;
    const donation = await stores.donations.lock(churchId, id);
    if (!donation) throw new DonationNotFound();
    const isOpen = donation.status === "succeeded" || donation.status === "partially_refunded";
    const gatewayId = await stores.refunds.gatewayIdOf(churchId, id);
    const gateway = gatewayId && (await stores.gateways.find(churchId, gatewayId));
    if (!gateway || !donation.transactionId) throw new RefundImpossible();
    const providerKey = request.key ? keyOf(id, request.key) : randomUUID();
    const known = request.key ? await stores.refunds.findByKey(churchId, providerKey) : undefined;
    const charge = { gateway, chargeId: donation.transactionId };
    if (known) return { ...charge, refund: sameOrRefuse(known, request), fresh: false };
    if (!isOpen) throw new RefundImpossible();
    const funds = await decideFundLines(stores, donation, request);
    const refund = await stores.refunds.add({
      churchId,
      id: context.newId(),
      donationId: id,
      providerKey,
      amount: unitsFor(churchId, sumFundLines(churchId, funds)),
      funds: JSON.stringify(toFundLineRows(churchId, funds)),
      status: "processing",
      note: request.note?.trim() ?? "",
      askedBy,
      checkAt: new Date(context.now().getTime() + 60_000),
      createdAt: context.now(),
    });
    return { ...charge, refund, fresh: true };
  });

const keyOf = (donationId: string, key: string): string => sha256OfList([donationId, key]);

function sameOrRefuse(known: RefundRow, { amount, funds }: RefundRequest): RefundRow {
  const { churchId } = known;
  const requestedAmount = funds?.length
    ? sumFundLines(churchId, parseFundLines(churchId, funds))
    : amount && parse(churchId, amount);
  if (requestedAmount && unitsFor(churchId, requestedAmount) !== known.amount) throw new KeyUsedOtherwise();
  return known;
}

async function decideFundLines(
  { refunds }: RefundsStores,
  donation: DonationRow,
  request: RefundRequest,
): Promise<FundLine[]> {
  const { churchId, id } = donation;
  const { funds, coveredFee, left } = holdingsOf(
    donation,
    await refunds.openOf(churchId, id),
    await refunds.fundsOf(churchId, id),
  );
  if (request.funds?.length) {
    const requestedFundLines = parseFundLines(churchId, request.funds);
    if (!isCovered(requestedFundLines, funds)) throw new RefundTooLarge();
    return requestedFundLines;
  }
  const amount = request.amount === null || request.amount === undefined ? left : parse(churchId, request.amount);
  if (amount.minorUnits <= 0 && left.minorUnits > 0) throw new AmountInvalid();
  if (compareMoney(amount, left) > 0 || left.minorUnits <= 0) throw new RefundTooLarge();
  return splitRefund(amount, funds, coveredFee);
}

/** Returns what is left of a donation after its earlier refunds: in total, for each fund, and of the covered fee. */
function holdingsOf(
  { churchId, amount, coveredFee }: DonationRow,
  before: readonly RefundRow[],
  lines: readonly FundLineRow[],
) {
  const gone = before.flatMap(({ funds }) => funds);
  const leftOf = (fundId: string, had: number) =>
    churchMoney(churchId, had - sumOf(gone.filter((line) => line.fundId === fundId).map((line) => line.amount)));
  const given = new Map<string, number>();
  for (const line of lines) given.set(line.fundId, (given.get(line.fundId) ?? 0) + line.amount);
  return {
    funds: [...given].map(([fundId, had]) => ({ fundId, left: leftOf(fundId, had) })),
    coveredFee: leftOf("", coveredFee),
    left: churchMoney(churchId, amount - sumOf(before.map((refund) => refund.amount))),
  };
}

const parseFundLines = (churchId: string, funds: NonNullable<RefundRequest["funds"]>): FundLine[] =>
  funds.map((line) => ({ fundId: line.id, amount: parse(churchId, line.amount) }));

function parse(churchId: string, decimal: number): Money {
  const amount = fromDecimal(decimal, currencyOf(churchId));
  if (amount === null || amount.minorUnits <= 0) throw new AmountInvalid();
  return amount;
}
