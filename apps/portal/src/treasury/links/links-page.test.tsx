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
const answers = {
  "GET /funds": [makeFund(), makeFund({ id: "roof", name: "Roof" })],
  "GET /gateways/churchId/church-grace": [STRIPE],
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <LinksPage />, path: "/treasury/links", may: [can.viewDonations], answers }, more);
const link = () => screen.getByLabelText<HTMLInputElement>("Link").value;

test("the link contains the chosen fund, amount and frequency, and a QR code is shown", async () => {
  const { user } = await show();
  await user.selectOptions(await screen.findByLabelText("Fund"), "Roof");
  await user.type(screen.getByLabelText("Amount (optional)"), "40");
  await user.selectOptions(screen.getByLabelText("Frequency"), "Every month");
  expect(link()).toMatch(/\/grace\/give\?fundId=roof&amount=40&frequency=one_month$/);
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
});

test("an amount out of range shows an error and is left out of the link", async () => {
  const { user } = await show();
  await user.type(await screen.findByLabelText("Amount (optional)"), "0.2");
  expect(screen.getByText("Enter an amount from $0.50 to $999,999.99.")).toBeTruthy();
  expect(link()).toMatch(/\/grace\/give$/);
});

test("a recurring link shows a warning if no gateway can save cards", async () => {
  const { user } = await show({
    answers: {
      ...answers,
      "GET /gateways/churchId/church-grace": [
        {
          ...STRIPE,
          provider: "paypal",
          capabilities: {
            keepsCards: false,
            takesBanks: false,
            cardEntry: "paypal-card-fields",
            fundingSources: ["paypal", "venmo"],
            takesWallets: false,
          },
        },
      ],
    },
  });
  await user.selectOptions(await screen.findByLabelText("Frequency"), "Every week");
  expect(await screen.findByText(/this requires a Stripe gateway/)).toBeTruthy();
});

test("a printed card names the fund to choose at the printed address", async () => {
  vi.stubGlobal("print", vi.fn<() => void>());
  const { user } = await show();
  await user.selectOptions(await screen.findByLabelText("Fund"), "Roof");
  await user.click(screen.getByRole("button", { name: "Print cards" }));
  const cards = document.querySelectorAll(".print-sheet section");
  expect(cards).toHaveLength(4);
  expect(cards[0]?.querySelector(".print-address")?.textContent).toMatch(/\/grace\/give$/);
  expect(cards[0]?.textContent).toContain("Then choose Roof.");
  vi.unstubAllGlobals();
});

test("a church without funds sees a message", async () => {
  await show({ answers: { ...answers, "GET /funds": [] } });
  expect(await screen.findByText("No funds yet")).toBeTruthy();
});

test("a church without a gateway gets its link and a warning that it cannot receive gifts yet", async () => {
  await show({ answers: { ...answers, "GET /gateways/churchId/church-grace": [] } });
  expect(await screen.findByText(/can't accept donations/)).toBeTruthy();
  expect(link()).toMatch(/\/grace\/give$/);
});

test("G6.04 a caller without giving permissions is refused, and no funds are requested", async () => {
  const { server } = await show({ may: [can.viewPeople] });
  await screen.findByText("You don't have access to this page");
  expect(server.requests.filter(({ path }) => path === "/funds")).toEqual([]);
});
