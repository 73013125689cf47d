import type { OwnGift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Payments } from "../payments.ts";
import { seeOwnDonations } from "../../donations/index.ts";

/** Lists the caller's own donations and pending gifts, never those of others, whatever permissions the caller has. */
export async function listMyGifts({ history }: Pick<Payments, "history">, caller: Caller): Promise<OwnGift[]> {
  const donor = seeOwnDonations(caller);
  const [rows, pendingRows] = await Promise.all([history.giftsOf(donor), history.pendingOf(donor)]);
  const decimal = decimalsOf(caller.churchId);
  const given = rows.map(({ donatedOn, amount, coveredFee, refunded, scheduleId, funds, ...row }) => ({
    ...row,
    day: donatedOn,
    amount: decimal(amount),
    coveredFee: decimal(coveredFee),
    refunded: decimal(refunded),
    recurring: scheduleId !== null,
    funds: funds.map((line) => ({
      ...line,
      amount: decimal(line.amount),
      refunded: decimal(line.refunded),
    })),
  }));
  const pending = pendingRows.map(
    ({ amount, coveredFee, methodType, methodName, methodLast4, scheduleId, ...row }) => ({
      ...row,
      status: "pending" as const,
      amount: decimal(amount),
      coveredFee: decimal(coveredFee),
      refunded: 0,
      method: methodType,
      methodDetails: [methodName, methodLast4].filter(Boolean).join(" "),
      recurring: scheduleId !== null,
      funds: row.funds.map((line) => ({ ...line, amount: decimal(line.amount), refunded: 0 })),
    }),
  );
  return [...pending, ...given].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
