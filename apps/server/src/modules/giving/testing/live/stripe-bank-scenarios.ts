import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { moneyOf } from "../../../../platform/money/money.ts";
import { openStripe, requireCapability } from "../../../payment-providers/index.ts";
import type { ProviderAccount, Scenario } from "./scenario.ts";

/** Creates a token, as the donor's browser would, for the bank account that Stripe documents for tests. */
export const makeToken = (sandboxUrl: string | null) =>
  async function token({ account }: ProviderAccount): Promise<string> {
    const stripe = openStripe(sandboxUrl)(account);
    const made = await stripe.tokens.create({
      bank_account: {
        country: "US",
        currency: "usd",
        routing_number: "110000000",
        account_number: "000123456789",
        account_holder_name: "Ann Donor",
        account_holder_type: "individual",
      },
    });
    return made.id;
  };

export const bankScenarios = (tokenFor: (target: ProviderAccount) => Promise<string>): Scenario[] => [
  {
    title: "Stripe: a bank account is verified by its two deposits, and its debit is on its way for days",
    async run(target) {
      const { provider, account } = target;
      const { banks } = provider;
      const who = { key: randomUUID(), email: "ann@example.com", name: "Ann Donor", personId: randomUUID() };
      const customerId = await requireCapability(provider, "customers").create(account, who);
      const saved = await banks?.save(account, { key: randomUUID(), token: await tokenFor(target), customerId });
      expect(saved).toMatchObject({ outcome: "saved", method: { type: "bank", status: "new" } });
      if (saved?.outcome !== "saved") return;
      const { id } = saved.method;
      const bank = { id, customerId, address: "127.0.0.1" };
      const wrong = await banks?.verify(account, { ...bank, proof: { amounts: [10, 11] } });
      expect(wrong).toMatchObject({ outcome: "refused" });
      const verified = await banks?.verify(account, { ...bank, proof: { amounts: [32, 45] } });
      expect(verified).toMatchObject({ outcome: "saved", method: { status: "verified" } });
      const gift = {
        key: randomUUID(),
        intentId: randomUUID(),
        amount: moneyOf(5000, "USD"),
        methodId: id,
        customerId,
      };
      const update = await provider.charges.charge(account, {
        ...gift,
        methodType: "bank",
        methodName: "bank",
        address: "127.0.0.1",
      });
      expect(update).toMatchObject({ outcome: "processing" });
    },
  },
];
