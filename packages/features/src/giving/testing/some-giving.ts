import type { Fund, ManagedGift, OwnGift, PaymentMethod, Subscription } from "@offertory/contract";
import type { Donor } from "../donor.ts";

export const someDonor: Donor = {
  churchId: "church-grace",
  personId: "person-of-church-grace",
  name: "Ada Lovelace",
  email: "ada@example.com",
};

export const someFunds: Fund[] = [
  { id: "general", churchId: "church-grace", name: "General Fund", taxDeductible: true },
  { id: "missions", churchId: "church-grace", name: "Missions", taxDeductible: true },
];

export const someCard: PaymentMethod = {
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

export const someBank: PaymentMethod = {
  ...someCard,
  id: "ba_1",
  type: "bank",
  name: "STRIPE TEST BANK",
  last4: "6789",
  exp_month: null,
  exp_year: null,
  status: "new",
  account_holder_name: "Ada Lovelace",
};

const NO_PLAN = { skippedDate: null, pausedUntil: null, endsOn: null, giftsLeft: null };

export const someSubscription: Subscription = {
  id: "sub",
  plan: { amount: 2500, interval: "month", interval_count: 1, product: "sub" },
  items: { data: [{ id: "item" }] },
  billing_cycle_anchor: 1_790_000_000,
  current_period_end: null,
  status: "active",
  default_payment_method: "pm_1",
  default_source: null,
  customer: "cus_1",
  gatewayId: "gate",
  provider: "stripe",
  funds: [{ id: "general", name: "General Fund", amount: 25 }],
  nextDate: "2026-12-15",
  ...NO_PLAN,
};

let gifts = 0;
export const someGift = (more: Partial<OwnGift> = {}): OwnGift => ({
  id: `gift-${(gifts += 1)}`,
  day: "2026-06-15",
  amount: 20,
  coveredFee: 0,
  refunded: 0,
  method: "card",
  methodDetails: "visa 4242",
  recurring: false,
  notes: "",
  status: "succeeded",
  funds: [{ id: "missions", name: "Missions", amount: 20, refunded: 0 }],
  ...more,
});

export const someManagedGift: ManagedGift = {
  currency: "USD",
  id: "sub",
  churchId: "church-grace",
  church: "Grace Community Church",
  letterhead: { legalName: "", taxId: "", address: [], contact: "", logo: "" },
  status: "active",
  amount: 25,
  coveredFee: 0,
  funds: [{ id: "general", name: "General Fund", amount: 25 }],
  interval: { interval: "month", interval_count: 1 },
  nextDate: "2026-12-15",
  ...NO_PLAN,
  method: { type: "card", name: "visa", last4: "4242" },
  gatewayId: "gate",
  provider: "stripe",
};
