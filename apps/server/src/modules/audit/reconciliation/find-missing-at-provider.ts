import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceKind } from "../../payment-providers/index.ts";
import type { Audit } from "../audit.ts";
import { keyOf } from "./compare-move.ts";
import { expectedLines } from "./expected-lines.ts";
import type { FoundDifference } from "./reconciliation-store.ts";

/**
 * Finds lines of our ledger that the provider does not list in the same period. We may have booked a transaction a day
 * after it happened, so each is looked up by its reference before it is reported as missing.
 */
export async function findMissingAtProvider(
  context: Pick<Audit, "booked" | "encryption" | "providers">,
  gateway: Gateway,
  within: { from: Date; until: Date },
  seen: ReadonlySet<string>,
): Promise<FoundDifference[]> {
  const { balance } = context.providers[gateway.provider];
  const account = openAccount(context, gateway);
  const found: FoundDifference[] = [];
  for (const line of await context.booked.linesWithin(gateway.churchId, gateway.id, within)) {
    if (seen.has(keyOf(line))) continue;
    const moves = (await balance?.of(account, line.reference)) ?? [];
    const isListed = moves.some((move) => {
      const { main } = expectedLines(move);
      return main !== null && keyOf(main) === keyOf(line);
    });
    if (isListed) continue;
    found.push({
      kind: "missing-there",
      what: KINDS[line.reason] ?? "adjustment",
      transactionId: "",
      sourceId: line.reference,
      donationId: line.donationId,
      payoutId: "",
      at: line.at,
      theirAmount: null,
      ourAmount: line.amount,
      theirFee: null,
      ourFee: null,
      repaired: false,
    });
  }
  return found;
}

const KINDS: Partial<Record<string, BalanceKind>> = {
  gift: "charge",
  refund: "refund",
  "refund-failed": "refund-failed",
  dispute: "dispute",
  "dispute-won": "dispute",
  payout: "payout",
  "payout-failed": "payout-failed",
  "company-fee": "fee",
};
