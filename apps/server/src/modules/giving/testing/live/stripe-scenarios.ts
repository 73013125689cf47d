import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { moneyOf } from "../../../../platform/money/money.ts";
import { type ChargeRequest, requireCapability } from "../../../payment-providers/index.ts";
import type { ProviderAccount, Scenario } from "./scenario.ts";

const cardCharge = { address: "127.0.0.1", methodType: "card", methodName: "visa" } as const;

async function newCustomer({ provider, account }: ProviderAccount): Promise<string> {
  const who = { email: "ann@example.com", name: "Ann Donor", personId: randomUUID() };
  return requireCapability(provider, "customers").create(account, { ...who, key: randomUUID() });
}

async function savedCard(target: ProviderAccount, id: string) {
  const customerId = await newCustomer(target);
  const cards = requireCapability(target.provider, "cards");
  const saved = await cards.save(target.account, { key: randomUUID(), id, customerId });
  if (saved.outcome !== "saved") throw new Error(`The card was not saved: ${JSON.stringify(saved)}`);
  return { customerId, methodId: saved.method.id };
}

const newGift = (
  method: Pick<ChargeRequest, "customerId" | "methodId">,
  amount = moneyOf(1234, "USD"),
): ChargeRequest => ({
  ...cardCharge,
  ...method,
  key: randomUUID(),
  intentId: randomUUID(),
  amount,
});

async function paidGift(target: ProviderAccount) {
  const gift = newGift(await savedCard(target, "pm_card_visa"));
  const update = await target.provider.charges.charge(target.account, gift);
  if (update.outcome !== "succeeded") throw new Error(`It was not paid: ${JSON.stringify(update)}`);
  return { gift, update };
}

export const STRIPE_SCENARIOS: Scenario[] = [
  {
    title: "Stripe knows the keys",
    async run({ provider, account }) {
      expect(await provider.check(account)).toBe("works");
    },
  },
  {
    title: "Stripe: a gift by card is paid once, with its fee, however often it is asked for",
    async run(target) {
      const { provider, account } = target;
      const { gift, update } = await paidGift(target);
      expect(update.transactionId).toMatch(/^(ch|py)_/);
      expect(update.fee?.minorUnits).toBeGreaterThan(0);
      expect(await provider.charges.charge(account, gift)).toMatchObject({ transactionId: update.transactionId });
      const query = { ...gift, providerId: update.providerId, since: new Date(Date.now() - 60_000) };
      expect(await provider.charges.look(account, query)).toEqual(update);
      const lost = { ...query, providerId: "" };
      expect(await provider.charges.look(account, lost)).toMatchObject({ transactionId: update.transactionId });
    },
  },
  {
    title: "Stripe: a card without money is declined, when it is saved and when it pays",
    async run(target) {
      const { provider, account } = target;
      const customerId = await newCustomer(target);
      const declined = { key: randomUUID(), id: "pm_card_chargeDeclinedInsufficientFunds", customerId };
      expect(await requireCapability(provider, "cards").save(account, declined)).toMatchObject({ outcome: "refused" });
      const later = await savedCard(target, "pm_card_chargeCustomerFail");
      const update = await provider.charges.charge(account, newGift(later));
      expect(update).toMatchObject({ outcome: "failed", code: expect.stringMatching(/decline/) });
    },
  },
  {
    title: "Stripe: a card that asks for 3-D Secure waits for its holder, and can be let go",
    async run(target) {
      const { provider, account } = target;
      const customerId = await newCustomer(target);
      const gift = newGift({ customerId, methodId: "pm_card_threeDSecure2Required" });
      const update = await provider.charges.charge(account, gift);
      expect(update).toMatchObject({ outcome: "action-needed", clientSecret: expect.stringMatching(/_secret_/) });
      if (update.outcome !== "action-needed") return;
      expect(await provider.charges.cancel(account, update.providerId)).toMatchObject({ outcome: "cancelled" });
    },
  },
  {
    title: "Stripe: a gift is given back in part, and never more than was given",
    async run(target) {
      const { provider, account } = target;
      const { update } = await paidGift(target);
      const part = {
        key: randomUUID(),
        refundId: randomUUID(),
        chargeId: update.transactionId,
        amount: moneyOf(500, "USD"),
      };
      const refund = await provider.refunds.refund(account, part);
      expect(["succeeded", "processing"]).toContain(refund.outcome);
      const more = { ...part, key: randomUUID(), refundId: randomUUID(), amount: moneyOf(1000, "USD") };
      expect(await provider.refunds.refund(account, more)).toMatchObject({ outcome: "failed" });
      const seen = await provider.refunds.listOf?.(account, update.transactionId);
      expect(seen).toMatchObject([{ ourId: part.refundId, amount: moneyOf(500, "USD") }]);
    },
  },
  {
    title: "Stripe: a recurring gift is paid at once, changes its amount, and ends",
    async run(target) {
      const { provider, account } = target;
      const { recurring } = provider;
      const card = await savedCard(target, "pm_card_visa");
      const terms = { ...card, amount: moneyOf(2500, "USD"), intervalUnit: "month", intervalCount: 1 } as const;
      const subscriptionId = randomUUID();
      const order = { ...terms, key: randomUUID(), subscriptionId, beginsAt: null };
      const begun = await recurring?.begin(account, order);
      expect(begun).toMatchObject({
        outcome: "active",
        subscriptionId,
        invoice: { status: "paid", amount: moneyOf(2500, "USD") },
      });
      const providerId = begun && "providerId" in begun ? begun.providerId : "";
      const plan = { ...terms, startsAt: null, resumesAt: null, endsAfter: null, nextDue: null };
      const changed = await recurring?.change(account, { ...plan, providerId, amount: moneyOf(3000, "USD") });
      expect(changed).toMatchObject({ outcome: "active", providerId });
      expect(await recurring?.end(account, providerId)).toMatchObject({ outcome: "cancelled" });
    },
  },
];
