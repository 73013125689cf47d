import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { moneyOf } from "../../../../platform/money/money.ts";
import type { Scenario } from "./scenario.ts";

/** The scenarios that need no donor to type a card into PayPal's fields. */
export const PAYPAL_SCENARIOS: Scenario[] = [
  {
    title: "PayPal knows the keys",
    async run({ provider, account }) {
      expect(await provider.check(account)).toBe("works");
    },
  },
  {
    title: "PayPal: a page's script is started with a token, the present one or the older",
    async run({ provider, account }) {
      expect(await provider.orders?.clientToken(account, "v6")).toMatch(/^\S{20,}$/);
      expect(await provider.orders?.clientToken(account, "older")).toMatch(/^\S{20,}$/);
      expect([true, false]).toContain(await provider.orders?.maySave(account));
    },
  },
  {
    title: "PayPal: an order is made once, has no card yet, and cannot be paid before it has one",
    async run({ provider, account }) {
      const newOrder = {
        key: randomUUID(),
        giftId: randomUUID(),
        amount: moneyOf(1234, "USD"),
        save: false,
        customerId: "",
        fundingSource: null,
      };
      const made = await provider.orders?.create(account, newOrder);
      expect(made).toMatchObject({ outcome: "made", orderId: expect.stringMatching(/^[A-Z0-9]{10,}$/) });
      expect(await provider.orders?.create(account, newOrder)).toEqual(made);
      if (made?.outcome !== "made") return;
      expect(await provider.orders?.read(account, made.orderId)).toEqual({ type: "paypal", card: null });
      const gift = {
        key: randomUUID(),
        intentId: newOrder.giftId,
        amount: moneyOf(1234, "USD"),
        methodId: made.orderId,
        customerId: "",
      };
      const update = await provider.charges.charge(account, {
        ...gift,
        methodType: "paypal",
        methodName: "visa",
        address: "127.0.0.1",
      });
      expect(update.outcome).not.toBe("succeeded");
    },
  },
  {
    title: "PayPal: what does not exist is not found",
    async run({ provider, account }) {
      expect(await provider.orders?.read(account, "5O190127TN364715T")).toBeNull();
      expect(await provider.refunds.look?.(account, "1JU08902781691411")).toBeNull();
    },
  },
];
