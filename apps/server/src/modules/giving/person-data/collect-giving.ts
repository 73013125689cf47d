import { decimalsOf } from "../../../platform/money/church-money.ts";
import { describeMethod } from "../../payments/index.ts";
import { donorForServer } from "../../donations/index.ts";
import type { Giving } from "../giving.ts";

/** What giving knows of a person, for the file of that person. Whether the caller may see it is decided by who makes the file. */
export async function collectGiving(
  context: Pick<Giving, "methods" | "persons">,
  churchId: string,
  personId: string,
): Promise<unknown> {
  const { persons, methods } = context;
  const donor = donorForServer(churchId, personId);
  const [gifts, recurring, saved] = await Promise.all([
    persons.giftsOf(donor),
    persons.subscriptionsOf(donor),
    methods.listOf(donor),
  ]);
  const decimal = decimalsOf(churchId);
  return {
    gifts: gifts.map(({ amount, coveredFee, refunded, funds, ...gift }) => ({
      ...gift,
      amount: decimal(amount),
      coveredFee: decimal(coveredFee),
      refunded: decimal(refunded),
      funds: funds?.map((fund) => ({ ...fund, amount: decimal(fund.amount) })) ?? [],
    })),
    recurringGifts: recurring.map(({ churchId: _church, amount, ...gift }) => ({ ...gift, amount: decimal(amount) })),
    paymentMethods: saved.map(describeMethod),
  };
}
