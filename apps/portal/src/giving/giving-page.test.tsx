import type { DonationLine } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { GivingPage } from "./giving-page.tsx";

const gateway = {
  id: "gate",
  provider: "stripe",
  publicKey: "pk_test",
  enabled: true,
  payFees: false,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
};
const fund = (id: string, name: string) => ({ id, churchId: "church-grace", name, taxDeductible: true });
const line = (id: string, donationDate: string, amount: number, status = "succeeded"): DonationLine => ({
  id,
  batchId: "batch",
  personId: "person-of-church-grace",
  donationDate,
  amount,
  currency: "usd",
  method: "card",
  methodDetails: "visa 4242",
  notes: "For Nairobi",
  status,
  fund: { id: "missions", name: "Missions", amount },
});
const answers = {
  "GET /funds": [fund("general", "General Fund"), fund("missions", "Missions")],
  "GET /donate/gateways/*": { gateways: [gateway] },
  "GET /paymentmethods/personid/*": [],
  "GET /donations/my": [
    line("b", "2026-06-15T12:00:00.000Z", 20),
    line("r", "2026-05-15T12:00:00.000Z", 5, "refunded"),
    line("a", "2025-06-15T12:00:00.000Z", 40.5),
  ],
};
const show = (more: Partial<Parameters<typeof showPage>[0]> = {}) =>
  showPage({ page: <GivingPage />, path: "/giving", may: [], answers, ...more });

beforeEach(() => sessionStorage.clear());

test("G8.07 says 'Loading donation settings…' while it waits for funds and gateways", async () => {
  await show({ answers: { ...answers, "GET /funds": () => new Promise(() => {}) } });
  expect(screen.getByText("Loading donation settings…")).toBeTruthy();
});

test("settings that cannot be read can be read again", async () => {
  const { server, user } = await show({ answers: { ...answers, "GET /funds": new Response("", { status: 400 }) } });
  await screen.findByText("This could not be loaded");
  server.answer("GET /funds", answers["GET /funds"]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Amount")).toBeTruthy();
});

test("the history has totals by year and by fund, without what went back", async () => {
  const { user } = await show();
  const box = within(await screen.findByRole("region", { name: "Giving history" }));
  const year = await box.findByLabelText("Year");
  expect(box.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$20.00", "$20.00"]);
  expect(box.getByText("Refunded")).toBeTruthy();
  await user.selectOptions(year, "2025");
  expect(box.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$40.50", "$40.50"]);
});

test("'Give again' fills the form with that gift", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Give again: $20.00 of June 15, 2026" }));
  await waitFor(() => expect(screen.getByLabelText("Amount")).toHaveProperty("value", "20"));
  expect(screen.getByLabelText("Fund")).toHaveProperty("value", "missions");
  expect(screen.getByLabelText("Memo")).toHaveProperty("value", "For Nairobi");
});

test("G2.04 a link with a fund and an amount asks for nothing but the amount", async () => {
  await show({ at: "/giving?fundId=missions&amount=15" });
  expect(await screen.findByLabelText("Amount for Missions")).toHaveProperty("value", "15");
});
