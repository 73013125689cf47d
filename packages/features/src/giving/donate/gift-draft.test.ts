import type { Fund, PaymentMethod, PublicGateway } from "@offertory/contract";
import { expect, test } from "vitest";
import { netOf } from "@offertory/giving-client/draft";
import {
  chargeable,
  gatewayOf,
  isLargeEnough,
  memberGift,
  methodOf,
  NEW_CARD,
  startGift,
  toggleType,
} from "./gift-draft.ts";

const funds: Fund[] = [
  { id: "general", churchId: "grace", name: "General Fund", taxDeductible: true },
  { id: "missions", churchId: "grace", name: "Missions", taxDeductible: true },
];
const donor = { churchId: "grace", personId: "ada", name: "Ada Lovelace", email: "ada@example.com" };
const gateway: PublicGateway = {
  id: "gate",
  provider: "stripe",
  publicKey: "pk_sandbox_grace",
  enabled: true,
  payFees: false,
  takesCards: true,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
  capabilities: {
    keepsCards: true,
    takesBanks: true,
    cardEntry: "stripe-elements",
    fundingSources: [],
    takesWallets: true,
  },
};
const method: PaymentMethod = {
  id: "pm_1",
  type: "card",
  provider: "stripe",
  name: "visa",
  last4: "4242",
  exp_month: 4,
  exp_year: 2031,
  status: "active",
  account_holder_name: "",
  account_holder_type: "individual",
  email: "",
  gatewayId: "gate",
  customerId: "cus_1",
};

test("G4.01 a gift starts as one-time, with one fund line for the first fund", () => {
  const draft = startGift("en", funds, "2026-11-15");
  expect(draft.type).toBe("once");
  expect(draft.lines).toEqual([{ key: 0, fundId: "general", amount: "" }]);
  expect(draft.frequency).toBe("one_month");
});

test("G2.01 pressing the selected type again deselects it", () => {
  const draft = startGift("en", funds, "2026-11-15");
  expect(toggleType(draft, "recurring").type).toBe("recurring");
  expect(toggleType(draft, "once").type).toBeNull();
});

test("G5.01 the minimum amount is fifty cents", () => {
  expect(isLargeEnough(50)).toBe(true);
  expect(isLargeEnough(49)).toBe(false);
});

test("G1.05 a gift is sent with its fund lines, memo and added fee, without lines that have no amount", () => {
  const draft = {
    ...startGift("en", funds, "2026-11-15"),
    lines: [
      { key: 0, fundId: "general", amount: "10.10" },
      { key: 1, fundId: "missions", amount: "0.20" },
      { key: 2, fundId: "missions", amount: "" },
    ],
    notes: " For the roof ",
  };
  expect(netOf(draft.lines, "en")).toBe(1030);
  expect(memberGift(draft, { donor, gateway, paymentSource: method, funds, fee: 61, language: "en" })).toEqual({
    amount: 10.91,
    id: "pm_1",
    customerId: "cus_1",
    type: "card",
    churchId: "grace",
    funds: [
      { id: "general", amount: 10.1, name: "General Fund" },
      { id: "missions", amount: 0.2, name: "Missions" },
    ],
    person: { id: "ada", email: "ada@example.com", name: "Ada Lovelace" },
    notes: "For the roof",
    provider: "stripe",
    gatewayId: "gate",
  });
});

test("G2.03 G9.02 a recurring gift includes its interval and its start date in milliseconds", () => {
  const draft = { ...startGift("en", funds, "2026-12-01"), type: "recurring" as const, frequency: "two_week" as const };
  expect(memberGift(draft, { donor, gateway, paymentSource: method, funds, fee: 0, language: "en" })).toMatchObject({
    billing_cycle_anchor: Date.UTC(2026, 11, 1),
    interval: { interval_count: 2, interval: "week" },
  });
});

test("a repeated gift goes to the same funds, and a closed fund is replaced by the first fund", () => {
  const draft = startGift("en", funds, "2026-11-15", {
    funds: [
      { id: "missions", cents: 2000 },
      { id: "gone", cents: 550 },
    ],
  });
  expect(draft.lines).toEqual([
    { key: 0, fundId: "missions", amount: "20" },
    { key: 1, fundId: "general", amount: "5.50" },
  ]);
});

test("a repeated gift uses the same card and its gateway, as long as the card is saved", () => {
  const other = { ...method, id: "pm_2", name: "mastercard", last4: "4444", gatewayId: "pal" };
  const draft = startGift("en", funds, "2026-11-15", { paidWith: "mastercard 4444" });
  const gateways = [gateway, { ...gateway, id: "pal", takesCards: false }];
  expect(methodOf(draft, [method, other])?.id).toBe("pm_2");
  expect(gatewayOf(gateways, other)?.id).toBe("pal");
  expect(methodOf(draft, [method])?.id).toBe("pm_1");
  expect(gatewayOf(gateways, method)?.id).toBe("gate");
  expect(methodOf({ ...draft, methodId: NEW_CARD }, [method, other])).toBeUndefined();
  expect(gatewayOf(gateways, undefined)?.id).toBe("gate");
});

test("a saved method is offered while its gateway is switched on", () => {
  const other = { ...method, id: "pm_2", gatewayId: "off" };
  expect(chargeable([gateway], [method, other])).toEqual([method]);
});
