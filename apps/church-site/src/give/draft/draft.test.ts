import { expect, test } from "vitest";
import { createTestBoot, PAYPAL, STRIPE } from "../testing/create-test-boot.ts";
import { cardGatewayOf, mayRecur } from "./card-gateway.ts";
import { fixedBy, startDraft } from "./draft.ts";

test("a new draft is a one-time gift to the first fund", () => {
  expect(startDraft(createTestBoot())).toMatchObject({
    type: "once",
    lines: [{ key: 0, fundId: "general", amount: "" }],
    frequency: "one_month",
    start: "2026-11-15",
  });
});

test("G2.14 the fund and amount of a donation link are fixed", () => {
  const boot = createTestBoot({ fundId: "missions", amount: "25.50" });
  expect(fixedBy(boot)).toEqual({ amount: true, fundId: "missions" });
  expect(startDraft(boot).lines).toEqual([{ key: 0, fundId: "missions", amount: "25.50" }]);
});

test("G2.14 an unknown fund and an invalid amount in a link are ignored", () => {
  const boot = createTestBoot({ fundId: "elsewhere", amount: "lots" });
  expect(fixedBy(boot)).toEqual({ amount: false, fundId: null });
  expect(startDraft(boot).lines).toEqual([{ key: 0, fundId: "general", amount: "" }]);
});

test("a valid frequency in the link makes the gift recurring if the gateway that takes cards can save them", () => {
  expect(startDraft(createTestBoot({ frequency: "one_week" }))).toMatchObject({
    type: "recurring",
    frequency: "one_week",
  });
  expect(startDraft(createTestBoot({ frequency: "one_week" }, [PAYPAL]))).toMatchObject({ type: "once" });
  expect(startDraft(createTestBoot({ frequency: "never" }))).toMatchObject({ type: "once", frequency: "one_month" });
});

test("the gateway that takes cards decides whether a gift may be recurring", () => {
  const byStripe = { gateways: [PAYPAL, STRIPE] };
  expect(cardGatewayOf(byStripe)).toBe(STRIPE);
  expect(mayRecur(byStripe)).toBe(true);
  const byPayPal = {
    gateways: [
      { ...STRIPE, takesCards: false },
      { ...PAYPAL, takesCards: true },
    ],
  };
  expect(cardGatewayOf(byPayPal)?.id).toBe("paypal-1");
  expect(mayRecur(byPayPal)).toBe(false);
  expect(mayRecur({ gateways: [] })).toBe(false);
});
