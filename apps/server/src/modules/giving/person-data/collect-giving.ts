import { decimalsOf } from "../../../platform/money/church-money.ts";
import { describeMethod } from "../../payments/index.ts";
import { donorForServer } from "../../donations/index.ts";
import type { Giving } from "../giving.ts";

/** Collects a person's gifts and payment methods for the export of their data, whose code checks the permission. */
export async function collectGiving(
  context: Pick<Giving, "giftAidDeclarations" | "methods" | "persons" | "savedViews">,
  churchId: string,
  personId: string,
): Promise<unknown> {
  const { giftAidDeclarations, persons, methods, savedViews } = context;
  const donor = donorForServer(churchId, personId);
  const [gifts, recurring, saved, views, declarations] = await Promise.all([
    persons.giftsOf(donor),
    persons.subscriptionsOf(donor),
    methods.listOf(donor),
    savedViews.listOf(donor),
    giftAidDeclarations.listOf(donor),
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
    giftAidDeclarations: declarations,
    savedViews: views.map(({ name, query }) => ({ name, query })),
  };
}
