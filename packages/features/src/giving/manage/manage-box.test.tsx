import {
  pretendServer,
  refuse,
  type ServerAnswers,
  somePerson,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import type { ManagedGift } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { pretendStripe, type StripeResponses } from "../testing/pretend-stripe.ts";
import { someFunds, someManagedGift } from "../testing/some-giving.ts";
import { ManageBox } from "./manage-box.tsx";

const READ = "GET /donate/manage?*";
const CHANGE = "POST /donate/manage";
const END = "POST /donate/manage/end";
const refusal = (code: string, message = code) => ({ code, message, error: message, errors: [message] });

async function show<More extends string = never>(
  answers?: ServerAnswers<More>,
  { token = "token", responses }: { token?: string; responses?: StripeResponses } = {},
) {
  const gateway = pretendStripe(responses);
  const server = pretendServer(
    {
      [READ]: someManagedGift,
      "GET /funds/churchId/*": someFunds,
      "GET /donate/gateways/*": { gateways: [gateway] },
    },
    answers,
  );
  const { user } = await renderScreen(<ManageBox token={token} />);
  const bodies = (path: string) => server.heard.filter((call) => call.path === path).map(({ body }) => body);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { user, server, bodies, press };
}

test("a link that is void, past or cut short says so, and shows nothing else", async () => {
  await show({ [READ]: refuse(400, refusal("link-expired")) });
  expect((await screen.findByRole("alert")).textContent).toContain("This link is not valid any more");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an address without a token asks nobody", async () => {
  const { server } = await show({}, { token: "" });
  expect(screen.getByText("This link is not valid any more")).toBeTruthy();
  expect(server.heard.filter(({ path }) => path.startsWith("/donate/manage"))).toEqual([]);
});

test("while it is being read there is a place for it", async () => {
  await show({ [READ]: () => new Promise(() => {}) });
  expect(screen.getByRole("status", { name: "Loading your recurring donation…" })).toBeTruthy();
});

test("what cannot be read says why, and can be read again", async () => {
  const { server, press } = await show({ [READ]: refuse(429, refusal("too-many-tries")) });
  expect(await screen.findByText("Too many tries. Please wait a moment and try again.")).toBeTruthy();
  server.answer(READ, someManagedGift);
  await press("Try again");
  expect(await screen.findByText("every month")).toBeTruthy();
});

test("the gift is asked for as nobody, and shown with its fee and its next day", async () => {
  document.cookie = "jwt=jwt-of-ada; path=/";
  document.cookie = "lastChurchId=church-grace; path=/";
  const { server, press } = await show({
    "POST /users/login": someSignIn([someUserChurch()]),
    "GET /people/person-of-church-grace": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    [READ]: { ...someManagedGift, amount: 26.04, coveredFee: 1.04 },
    [CHANGE]: someManagedGift,
  });
  const box = within(await screen.findByRole("region", { name: "Your gift to Grace Community Church" }));
  for (const text of ["$26.04", "every month", "$25.00 to General Fund", "$1.04", "December 15, 2026"])
    expect(box.getByText(text)).toBeTruthy();
  await press("Change amount or frequency");
  await press("Save changes");
  await box.findByText("$25.00");
  const requests = server.heard.filter(({ path }) => /^\/(donate\/(manage|gateways)|funds)/.test(path));
  expect(requests.map(({ token }) => token)).toEqual(requests.map(() => null));
  expect(server.heard.some(({ token }) => token !== null)).toBe(true);
});

test("a payment that failed is told with what to do", async () => {
  await show({ [READ]: { ...someManagedGift, status: "past_due" } });
  expect(await screen.findByText("Change the card, and the payment is tried again at once.")).toBeTruthy();
});

test("a gift that ended can only be looked at", async () => {
  await show({ [READ]: { ...someManagedGift, status: "cancelled", nextDate: null } });
  expect(await screen.findByText("This recurring donation has ended")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a gift that was not confirmed can only be ended", async () => {
  await show({ [READ]: { ...someManagedGift, status: "incomplete" } });
  expect(await screen.findByText("This recurring donation was not confirmed")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["End this donation"]);
});

test("what the server refuses is said in the form, where everything stays as it was typed", async () => {
  const { user, press, bodies } = await show({ [CHANGE]: refuse(400, refusal("fund-not-found")) });
  await press("Change amount or frequency");
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "31.50");
  await press("Save changes");
  expect(await screen.findByText("This fund does not exist.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Amount" })).toHaveProperty("value", "31.50");
  expect(bodies("/donate/manage")).toEqual([
    {
      token: "token",
      funds: [{ id: "general", amount: 31.5 }],
      shownTotal: 31.5,
      interval: { interval: "month", interval_count: 1 },
    },
  ]);
});

test("G4.06 who saves before the fee of the new amount is there is shown the total and asked once more, and only that is saved", async () => {
  const gift = { ...someManagedGift, amount: 26.06, coveredFee: 1.06 };
  const { user, press, bodies } = await show({
    [READ]: gift,
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    [CHANGE]: { ...gift, amount: 82.7, coveredFee: 2.7, funds: [{ id: "general", name: "General Fund", amount: 80 }] },
  });
  await press("Change amount or frequency");
  expect(screen.getByText("Total $26.06")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "80");
  await press("Save changes");
  expect(bodies("/donate/manage")).toEqual([]);
  const text = "With the fee, each gift comes to $82.70. Save once more to confirm.";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText("Total $82.70")).toBeTruthy();
  await press("Save changes");
  await waitFor(() => expect(bodies("/donate/manage")).toMatchObject([{ shownTotal: 82.7 }]));
});

test("a total that the server refuses is replaced by the one that it names, and asked for again", async () => {
  const gift = { ...someManagedGift, amount: 26.06, coveredFee: 1.06 };
  const { user, server, press, bodies } = await show({
    [READ]: gift,
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    [CHANGE]: refuse(409, { ...refusal("gift-total-changed"), values: { total: "82.95" } }),
  });
  await press("Change amount or frequency");
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "80");
  expect(await screen.findByText("Total $82.70")).toBeTruthy();
  await press("Save changes");
  expect(await screen.findByText("Total $82.95")).toBeTruthy();
  expect(screen.getByText("With the fee, each gift comes to $82.95. Save once more to confirm.")).toBeTruthy();
  server.answer(CHANGE, { ...gift, amount: 82.95, coveredFee: 2.95 });
  await press("Save changes");
  await waitFor(() => expect(bodies("/donate/manage").at(-1)).toMatchObject({ shownTotal: 82.95 }));
});

const QUESTION = { ...someManagedGift, clientSecret: "seti_secret", card: "pm_saved" };

test("3-D Secure: when the bank agrees the card is sent again; when it does not, nothing is changed", async () => {
  let nextAction: unknown = { error: { message: "We are unable to authenticate your payment method." } };
  const { press, bodies, server } = await show(
    { [CHANGE]: QUESTION },
    { responses: { handleNextAction: async () => nextAction } },
  );
  await press("Change card");
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading the card fields…" })).toBeNull());
  await press("Save card");
  await waitFor(() => expect(screen.queryByText("We are unable to authenticate your payment method.")).toBeTruthy());
  expect(bodies("/donate/manage")).toEqual([{ token: "token", card: "pm_new" }]);

  nextAction = {};
  const changed: ManagedGift = { ...someManagedGift, method: { type: "card", name: "mastercard", last4: "4444" } };
  server.answer(CHANGE, ({ body }) => (body.card === "pm_saved" ? changed : QUESTION));
  await press("Save card");
  expect(await screen.findByText("Mastercard ···· 4444")).toBeTruthy();
  expect(bodies("/donate/manage").at(-1)).toEqual({ token: "token", card: "pm_saved" });
});

test("a card that is refused is told in the payment provider's words", async () => {
  const declined = refusal("card-refused", "Your card was declined.");
  const { press } = await show({ [CHANGE]: refuse(402, declined) });
  await press("Change card");
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading the card fields…" })).toBeNull());
  await press("Save card");
  expect(await screen.findByText("Your card was declined.")).toBeTruthy();
});

test("a gift through PayPal keeps its card: the page says what to do instead", async () => {
  const gateway = pretendStripe(
    {},
    { provider: "paypal", capabilities: { keepsCards: false, takesBanks: false, cardEntry: "paypal-card-fields" } },
  );
  await show({ [READ]: { ...someManagedGift, provider: "paypal" }, "GET /donate/gateways/*": { gateways: [gateway] } });
  const text = "To pay with another card, end this recurring donation and begin a new one.";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change card" })).toBeNull();
});

test("it is ended only after asking; a failure leaves it, and is told", async () => {
  const { press, server, bodies } = await show({ [END]: refuse(503) });
  await press("End this donation");
  await press("Keep it");
  expect(bodies("/donate/manage/end")).toEqual([]);
  await press("End this donation");
  const end = async () => {
    const dialog = within(screen.getByRole("alertdialog"));
    await dialog.findByRole("button", { name: "End this donation" }).then((button) => button.click());
  };
  await end();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Change amount or frequency" })).toBeTruthy();
  server.answer(END, { ...someManagedGift, status: "cancelled", nextDate: null });
  await press("End this donation");
  await end();
  expect(await screen.findByText("This recurring donation has ended")).toBeTruthy();
});
