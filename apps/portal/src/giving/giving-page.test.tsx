import { serverAnswers } from "@offertory/api-client/testing";
import type { OwnGift, PaymentMethod, PublicGateway } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { type PageChanges, showPage } from "../testing/show-page.tsx";
import { GivingPage } from "./giving-page.tsx";

const gateway: PublicGateway = {
  id: "gate",
  provider: "stripe",
  publicKey: "pk_test",
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
const fund = (id: string, name: string) => ({ id, churchId: "church-grace", name, taxDeductible: true });
const given = (id: string, day: string, amount: number, more: Partial<OwnGift> = {}): OwnGift => ({
  id,
  day,
  amount,
  coveredFee: 0,
  refunded: 0,
  method: "card",
  methodDetails: "visa 4242",
  recurring: false,
  notes: "For Nairobi",
  status: "succeeded",
  funds: [{ id: "missions", name: "Missions", amount, refunded: more.refunded ?? 0 }],
  ...more,
});
const card: PaymentMethod = {
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
const answers = serverAnswers({
  "GET /funds": [fund("general", "General Fund"), fund("missions", "Missions")],
  "GET /donate/gateways/*": { gateways: [gateway] },
  "GET /paymentmethods/personid/*": [],
  "GET /donations/my/gifts": [
    given("b", "2026-06-15", 20),
    given("p", "2026-05-20", 10, { status: "partially_refunded", refunded: 2.5 }),
    given("r", "2026-05-15", 5, { status: "refunded", refunded: 5 }),
    given("a", "2025-12-31", 40.5),
  ],
});
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <GivingPage />, path: "/giving", may: [], answers }, more);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("G8.07 shows 'Loading donation settings…' while funds and gateways load", async () => {
  await show({ answers: { ...answers, "GET /funds": () => new Promise(() => {}) } });
  expect(screen.getByText("Loading donation settings…")).toBeTruthy();
});

test("settings that failed to load can be loaded again", async () => {
  const { server, user } = await show({ answers: { ...answers, "GET /funds": new Response("", { status: 400 }) } });
  await screen.findByText("We couldn't load this");
  server.answer("GET /funds", answers["GET /funds"]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Amount")).toBeTruthy();
});

test("the giving history's totals by year and fund exclude refunds, which are shown with each gift", async () => {
  const { user } = await show();
  const box = within(await screen.findByRole("region", { name: "Giving history" }));
  const year = await box.findByLabelText("Year");
  const totals = () => box.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(totals()).toEqual(["$27.50", "$27.50"]);
  expect(box.getByText("Refunds of $7.50 aren't included in the total.")).toBeTruthy();
  expect(box.getByText("Refunded")).toBeTruthy();
  expect(box.getByText("$2.50 refunded")).toBeTruthy();
  await user.selectOptions(year, "2025");
  expect(totals()).toEqual(["$40.50", "$40.50"]);
  expect(box.getByText("December 31, 2025")).toBeTruthy();
});

test("Give again shows a preview of the same gift and fills in the form", async () => {
  const { user } = await show({ answers: { ...answers, "GET /paymentmethods/personid/*": [card] } });
  await user.click(await screen.findByRole("button", { name: "Give again: $20.00 from June 15, 2026" }));
  const preview = within(await screen.findByRole("dialog", { name: "Donation Preview" }));
  for (const words of ["$20.00 to Missions", "For Nairobi", "Visa •••• 4242"])
    expect(preview.getByText(words)).toBeTruthy();
  await user.click(preview.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveProperty("value", "20"));
  expect(screen.getByLabelText("Fund")).toHaveProperty("value", "missions");
});

test("G2.04 a link with a fund and an amount fills in the amount for that fund", async () => {
  await show({ at: "/giving?fundId=missions&amount=15" });
  expect(await screen.findByLabelText("Amount for Missions")).toHaveProperty("value", "15");
});
