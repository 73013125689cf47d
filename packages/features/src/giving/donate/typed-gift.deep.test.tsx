import {
  pretendServer,
  refuse,
  type ServerAnswers,
  somePerson,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import type { PaymentMethod } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { pretendPayPal, type PayPalResponses } from "../testing/pretend-paypal.ts";
import { someCard, someFunds, someDonor } from "../testing/some-giving.ts";
import { DonationForm } from "./donation-form.tsx";

const GIVEN = { id: "gift", status: "CREATED", paymentStatus: "succeeded", provider: "paypal", gatewayId: "pal" };
const TOKEN = "POST /donate/client-token";
const ORDER = "POST /donate/create-order";
const UNAVAILABLE = "PayPal card fields are unavailable. Ensure HTTPS and that PayPal Hosted Fields are enabled.";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => void Reflect.deleteProperty(window, "paypal"));

async function show<More extends string = never>(
  responses: PayPalResponses = {},
  answers?: Partial<ServerAnswers<More>>,
) {
  document.cookie = "jwt=jwt-of-ada; path=/";
  document.cookie = "lastChurchId=church-grace; path=/";
  const server = pretendServer(
    {
      "POST /users/login": someSignIn([someUserChurch()]),
      "GET /people/person-of-church-grace": somePerson(),
      "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
      "GET /paymentmethods/personid/*": [],
      "POST /donate/fee?*": { calculatedFee: 0 },
      [TOKEN]: { clientToken: "token" },
      [ORDER]: { id: "ORDER-1", orderId: "ORDER-1" },
      "POST /donate/charge": GIVEN,
    },
    answers,
  );
  const { user } = await renderScreen(
    <DonationForm donor={someDonor} gateways={[pretendPayPal(responses)]} funds={someFunds} />,
  );
  const press = async () => {
    await user.type(await screen.findByLabelText("Name on card"), "Ada Lovelace");
    await user.type(screen.getByLabelText("Amount"), "20");
    await user.click(screen.getByRole("button", { name: "Review donation" }));
  };
  const donate = async () => {
    await waitFor(() => expect(screen.queryByText("Loading payment options...")).toBeNull());
    await press();
    const preview = within(await screen.findByRole("dialog", { name: "Donation Preview" }));
    await user.click(preview.getByRole("button", { name: "Donate $20.00" }));
  };
  const bodies = (path: string) => server.requests.filter((call) => call.path === path).map(({ body }) => body);
  return { user, press, donate, bodies };
}

describe("G8.04 a member sees the message", () => {
  const broken: [string, PayPalResponses, Partial<ServerAnswers<typeof TOKEN>>][] = [
    ["PayPal Hosted Fields are not eligible: the client token is missing.", {}, { [TOKEN]: refuse(500) }],
    ["PayPal Hosted Fields are not eligible: the merchant is not enabled for them.", { eligible: false }, {}],
    ["Initialization failed", { start: () => Promise.reject(new Error()) }, {}],
    ["The account is restricted.", { start: () => Promise.reject(new Error("The account is restricted.")) }, {}],
  ];
  test.each(broken)("%s", async (message, responses, answers) => {
    await show(responses, answers);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(UNAVAILABLE)).toBeTruthy();
  });

  test("PayPal HostedFields requires HTTPS", async () => {
    vi.stubGlobal("isSecureContext", false);
    await show();
    expect(await screen.findByText("PayPal HostedFields requires HTTPS")).toBeTruthy();
  });

  test("Hosted Fields not ready, while the fields load", async () => {
    const { press } = await show({ start: () => new Promise(() => {}) });
    await press();
    expect(await screen.findByText("Hosted Fields not ready")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("G5.08 PayPal Hosted Fields not available, when the fields failed to load, and can try again", async () => {
    let tries = 0;
    const { press, user } = await show({
      start: async () => {
        tries += 1;
        if (tries === 1) throw new Error();
      },
    });
    await screen.findByText(UNAVAILABLE);
    await press();
    expect(await screen.findByText("PayPal Hosted Fields not available")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(UNAVAILABLE)).toBeNull());
  });

  const failed: [string, PayPalResponses, Partial<ServerAnswers<typeof ORDER>>][] = [
    ["Payment processing failed", { submit: () => Promise.reject(new Error()) }, {}],
    ["Payment processing failed", {}, { [ORDER]: refuse(502) }],
    ["Invalid number", { submit: async () => ({ state: "failed", data: { message: "Invalid number" } }) }, {}],
    [
      "Bank verification was canceled. You weren't charged. Please try again.",
      { submit: async () => ({ state: "canceled", data: {} }) },
      {},
    ],
  ];
  test.each(failed)("%s, and no gift is sent", async (message, responses, answers) => {
    const { donate, bodies } = await show(responses, answers);
    await donate();
    await waitFor(() => expect(screen.queryByText(`Error: ${message}`)).toBeTruthy());
    expect(screen.getByText("Your donation didn't go through")).toBeTruthy();
    expect(bodies("/donate/charge")).toEqual([]);
  });
});

test("a gift is not sent if the card payment of its order failed", async () => {
  const { donate, bodies } = await show({ submit: async () => ({ state: "failed", data: {} }) });
  await donate();
  await waitFor(() => expect(screen.queryByText("Error: Payment processing failed")).toBeTruthy());
  expect(bodies("/donate/create-order")).toHaveLength(1);
  expect(bodies("/donate/charge")).toEqual([]);
});

test("G7.16 the order is created for the previewed amount, and the gift is sent with the order's id", async () => {
  const { donate, bodies } = await show();
  await donate();
  expect(await screen.findByRole("heading", { name: "Thank you for your donation!" })).toBeTruthy();
  expect(bodies("/donate/client-token")).toMatchObject([{ provider: "paypal", gatewayId: "pal", kind: "v6" }]);
  expect(bodies("/donate/create-order")).toMatchObject([{ amount: 20, currency: "USD", save: false }]);
  expect(bodies("/donate/charge")).toMatchObject([{ id: "ORDER-1", type: "paypal", amount: 20, gatewayId: "pal" }]);
});

test("a recurring gift with a new card must start today, and its card is saved", async () => {
  const { user, press, bodies } = await show({}, { "POST /donate/subscribe": GIVEN });
  await user.click(screen.getByRole("button", { name: "Recurring" }));
  const start = screen.getByLabelText("Start date");
  const today = start.getAttribute("min") ?? "";
  await user.clear(start);
  await user.type(start, "2031-01-01");
  await waitFor(() => expect(screen.queryByText("Loading payment options...")).toBeNull());
  await press();
  const message = "With a new card, recurring donations must start today. Choose today as the start date.";
  expect(await screen.findByText(message)).toBeTruthy();
  await user.clear(start);
  await user.type(start, today);
  await user.click(screen.getByRole("button", { name: "Review donation" }));
  await user.click(await screen.findByRole("button", { name: "Donate $20.00" }));
  expect(await screen.findByRole("heading", { name: "Thank you for your donation!" })).toBeTruthy();
  expect(bodies("/donate/create-order")).toMatchObject([{ save: true }]);
  expect(bodies("/donate/subscribe")).toMatchObject([{ id: "ORDER-1", interval: { interval: "month" } }]);
});

test("a card saved at PayPal pays without being entered again", async () => {
  const kept: PaymentMethod = { ...someCard, id: "vault", type: "paypal", provider: "paypal", gatewayId: "pal" };
  const { user, bodies } = await show({}, { "GET /paymentmethods/personid/*": [kept] });
  expect(await screen.findByLabelText("Payment method")).toHaveProperty("value", "vault");
  expect(screen.queryByLabelText("Name on card")).toBeNull();
  await user.type(screen.getByLabelText("Amount"), "20");
  await user.click(screen.getByRole("button", { name: "Review donation" }));
  await user.click(await screen.findByRole("button", { name: "Donate $20.00" }));
  await screen.findByRole("heading", { name: "Thank you for your donation!" });
  expect(bodies("/donate/create-order")).toEqual([]);
  expect(bodies("/donate/charge")).toMatchObject([{ id: "vault", customerId: "cus_1" }]);
});
