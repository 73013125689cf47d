import { unitsFor } from "../../../platform/money/church-money.ts";
import type { DifferenceKind } from "../audit-tables.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import { expectedLines } from "./expected-lines.ts";
import type { BookedLine } from "./booked-store.ts";

/** Our ledger sums, by `keyOf`, and our donations, by charge id, for some balance transactions of the provider. */
export interface OurRecords {
  churchId: string;
  booked: ReadonlyMap<string, BookedLine>;
  donations: ReadonlyMap<string, { id: string; amount: number }>;
}

export const keyOf = ({ reason, reference }: Pick<BookedLine, "reason" | "reference">): string =>
  `${reason} ${reference}`;

export interface Comparison {
  /** Null when the ledger agrees to the cent. */
  kind: Exclude<DifferenceKind, "foreign" | "missing-there"> | null;
  donationId: string | null;
  ourAmount: number | null;
  ourFee: number | null;
  /** The ledger's amount for the transaction, less its fee, in minor units. */
  ourNet: number;
}

/** Compares one balance transaction of the provider with our ledger and donations. */
export function compareMove(move: BalanceTransaction, { churchId, booked, donations }: OurRecords): Comparison {
  const { main, fee } = expectedLines(move);
  const mine = main && booked.get(keyOf(main));
  const myFee = fee && booked.get(keyOf(fee));
  const donation = move.kind === "charge" ? donations.get(move.sourceId) : undefined;
  // Screens show the donation and sums come from the ledger, so a charge must have the same amount in both.
  const ourAmount =
    donation && donation.amount !== unitsFor(churchId, move.amount) ? donation.amount : (mine?.amount ?? null);
  const common = {
    donationId: donation?.id ?? mine?.donationId ?? null,
    ourAmount,
    ourFee: myFee ? -myFee.amount : null,
    ourNet: (mine?.amount ?? 0) + (myFee?.amount ?? 0),
  };
  if (!mine || (move.kind === "charge" && !donation)) return { ...common, kind: "missing-here" };
  if (ourAmount !== unitsFor(churchId, main.amount)) return { ...common, kind: "amount-differs" };
  if (fee && myFee?.amount !== unitsFor(churchId, fee.amount)) return { ...common, kind: "fee-differs" };
  return { ...common, kind: null };
}
