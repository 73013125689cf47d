import { can, type PublicGateway } from "@offertory/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeFund } from "../testing/make-gift.ts";
import { LinksPage } from "./links-page.tsx";

const STRIPE: PublicGateway = {
  id: "g1",
  provider: "stripe",
  publicKey: "pk",
  enabled: true,
  payFees: false,
  currency: "usd",
  productId: "",
  sandbox: true,
  scriptUrl: null,
  capabilities: { keepsCards: true, takesBanks: true, cardEntry: "stripe-elements" },
};
const answers = {
  "GET /funds": [makeFund(), makeFund({ id: "roof", name: "Roof" })],
  "GET /gateways/churchId/church-grace": [STRIPE],
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <LinksPage />, path: "/treasury/links", may: [can.viewDonations], answers }, more);
const link = () => screen.getByLabelText<HTMLInputElement>("Link").value;

test("the link and its code follow what is chosen", async () => {
  const { user } = await show();
  await user.selectOptions(await screen.findByLabelText("Fund"), "Roof");
  await user.type(screen.getByLabelText("Amount (optional)"), "40");
  await user.selectOptions(screen.getByLabelText("How often"), "Every month");
  expect(link()).toMatch(/\/grace\/give\?fundId=roof&amount=40&frequency=one_month$/);
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
});

test("an amount that nobody can give is told, and is not in the link", async () => {
  const { user } = await show();
  await user.type(await screen.findByLabelText("Amount (optional)"), "0.2");
  expect(screen.getByText("Please enter an amount from 0.50 to 999,999.99.")).toBeTruthy();
  expect(link()).toMatch(/\/grace\/give$/);
});

test("where visitors cannot give again and again, a link that asks for it says so", async () => {
  const { user } = await show({
    answers: {
      ...answers,
      "GET /gateways/churchId/church-grace": [
        {
          ...STRIPE,
          provider: "paypal",
          capabilities: { keepsCards: false, takesBanks: false, cardEntry: "paypal-card-fields" },
        },
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText("How often"), "Every week");
  expect(await screen.findByText(/that needs a Stripe gateway/)).toBeTruthy();
});

test("a printed card for a fund says which fund to choose at the address that people type", async () => {
  vi.stubGlobal("print", vi.fn<() => void>());
  const { user } = await show();
  await user.selectOptions(await screen.findByLabelText("Fund"), "Roof");
  await user.click(screen.getByRole("button", { name: "Print cards" }));
  const cards = document.querySelectorAll(".print-sheet section");
  expect(cards).toHaveLength(4);
  expect(cards[0]?.querySelector(".print-address")?.textContent).toMatch(/\/grace\/give$/);
  expect(cards[0]?.textContent).toContain("There, choose Roof.");
  vi.unstubAllGlobals();
});

test("a church without funds is told what is missing", async () => {
  await show({ answers: { ...answers, "GET /funds": [] } });
  expect(await screen.findByText("There is no fund yet")).toBeTruthy();
});

test("a church without a way to pay may prepare links, and is told that nothing can be given yet", async () => {
  await show({ answers: { ...answers, "GET /gateways/churchId/church-grace": [] } });
  expect(await screen.findByText(/takes no gifts yet/)).toBeTruthy();
  expect(link()).toMatch(/\/grace\/give$/);
});

test("G6.04 who has no part in giving is told so, and nothing is asked", async () => {
  const { server } = await show({ may: [can.viewPeople] });
  await screen.findByText("You do not have permission to see this");
  expect(server.heard.filter(({ path }) => path === "/funds")).toEqual([]);
});
