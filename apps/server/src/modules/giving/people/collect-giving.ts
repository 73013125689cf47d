import { dollarsOf } from "@offertory/contract";
import { describeMethod } from "../payment-methods/describe-method.ts";
import type { Giving } from "../giving.ts";

/** What giving knows of a person, for the file that they may ask for. */
export async function collectGiving(giving: Giving, churchId: string, personId: string): Promise<unknown> {
  const { persons, methods } = giving;
  const [gifts, recurring, saved] = await Promise.all([
    persons.giftsOf(churchId, personId),
    persons.subscriptionsOf(churchId, personId),
    methods.listOf(churchId, personId),
  ]);
  return {
    gifts: gifts.map(({ amount, coveredFee, refunded, funds, ...gift }) => ({
      ...gift,
      amount: dollarsOf(amount),
      coveredFee: dollarsOf(coveredFee),
      refunded: dollarsOf(refunded),
      funds: funds?.map((fund) => ({ ...fund, amount: dollarsOf(fund.amount) })) ?? [],
    })),
    recurringGifts: recurring.map(({ churchId: _church, amount, ...gift }) => ({ ...gift, amount: dollarsOf(amount) })),
    paymentMethods: saved.map(describeMethod),
  };
}
