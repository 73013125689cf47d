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
import { keyOfMore } from "../plan/key-of-more.ts";
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
  const bodies = (path: string) => server.requests.filter((call) => call.path === path).map(({ body }) => body);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { user, server, bodies, press };
}

test("an expired link shows an error, and offers to email the links again", async () => {
  await show({ [READ]: refuse(400, refusal("link-expired")) });
  expect((await screen.findByRole("alert")).textContent).toContain("This link is no longer valid");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Email my links"]);
});

test("without a token it offers to email the links again, and requests no gift", async () => {
  const { server } = await show({}, { token: "" });
  expect(screen.getByRole("region", { name: "Lost your link?" })).toBeTruthy();
  expect(server.requests.filter(({ path }) => path.startsWith("/donate/manage"))).toEqual([]);
});

const LOST = "POST /donate/manage/lost";
const challenge = async () => {
  const nonce = "00".repeat(16);
  const parameters = { algorithm: "PBKDF2/SHA-256", nonce, salt: nonce, cost: 1, keyLength: 32, keyPrefix: "" };
  return { parameters, signature: "s", recaptcha: null };
};

test("the links of an address are emailed again after a captcha, and it says the same for every address", async () => {
  const { user, press, bodies } = await show(
    { "GET /donate/captcha-challenge": challenge, [LOST]: { asked: true } },
    { token: "" },
  );
  await press("Email my links");
  expect(screen.getByText("Please enter a valid email address.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Email" }), " name@ourfamily.church");
  await press("Email my links");
  expect(await screen.findByText("Check your email")).toBeTruthy();
  expect(bodies("/donate/manage/lost")).toEqual([
    { email: "name@ourfamily.church", captcha: expect.stringMatching(/^[\w=]+$/) },
  ]);
});

test("a refused request for the links shows why, and the address stays", async () => {
  const { user, press } = await show(
    { "GET /donate/captcha-challenge": challenge, [LOST]: refuse(429, refusal("too-many-tries")) },
    { token: "" },
  );
  await user.type(screen.getByRole("textbox", { name: "Email" }), "a@example.org");
  await press("Email my links");
  expect(await screen.findByText("Too many attempts. Please wait a moment and try again.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "a@example.org");
});

const MORE = "POST /donate/manage/give";
const given = { id: "gift-2", status: "succeeded", paymentStatus: "succeeded", provider: "stripe", gatewayId: "" };
const confirmMore = async ({ user, press }: Pick<Awaited<ReturnType<typeof show>>, "user" | "press">) => {
  await press("Give once more now");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Give $25.00 once more now?" }));
  await user.click(dialog.getByRole("button", { name: "Give $25.00" }));
};

test("the donor gives once more after a confirmation, without the signed-in user's token", async () => {
  const shown = await show({ [MORE]: given });
  await confirmMore(shown);
  expect(await screen.findByText("Thank you for your donation.")).toBeTruthy();
  const sent = shown.server.requests.filter(({ path }) => path === "/donate/manage/give");
  expect(sent.map(({ token, body }) => ({ token, body }))).toEqual([{ token: null, body: { token: "token" } }]);
  expect(sessionStorage.length).toBe(0);
});

test("while the outcome of a further donation is not known, it keeps its idempotency key", () => {
  const first = keyOfMore("gift");
  expect(keyOfMore("gift").key).toBe(first.key);
  expect(keyOfMore("other").key).not.toBe(first.key);
  first.forget();
  expect(keyOfMore("gift").key).not.toBe(first.key);
});

test("a declined further donation shows the reason", async () => {
  const shown = await show({ [MORE]: refuse(200, refusal("gift-failed", "Your card was declined.")) });
  await confirmMore(shown);
  expect(await screen.findByText(/Your card was declined/)).toBeTruthy();
});

test("a loading status is shown while the gift loads", async () => {
  await show({ [READ]: () => new Promise(() => {}) });
  expect(screen.getByRole("status", { name: "Loading your recurring donation…" })).toBeTruthy();
});

test("a gift that could not be loaded shows the reason and can be loaded again", async () => {
  const { server, press } = await show({ [READ]: refuse(429, refusal("too-many-tries")) });
  expect(await screen.findByText("Too many attempts. Please wait a moment and try again.")).toBeTruthy();
  server.answer(READ, someManagedGift);
  await press("Try again");
  expect(await screen.findByText("every month")).toBeTruthy();
});

test("the gift is loaded and changed without the signed-in user's token, and shows its fee and next date", async () => {
  document.cookie = "jwt=jwt-of-ada; path=/";
  document.cookie = "lastChurchId=church-grace; path=/";
  const { server, press } = await show({
    "POST /users/login": someSignIn([someUserChurch()]),
    "GET /people/person-of-church-grace": somePerson(),
    "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
    [READ]: { ...someManagedGift, amount: 26.04, coveredFee: 1.04 },
    [CHANGE]: someManagedGift,
  });
  const box = within(await screen.findByRole("region", { name: "Your recurring donation to Grace Community Church" }));
  for (const text of ["$26.04", "every month", "$25.00 to General Fund", "$1.04", "December 15, 2026"])
    expect(box.getByText(text)).toBeTruthy();
  await press("Edit amount or frequency");
  await press("Save changes");
  await box.findByText("$25.00");
  const requests = server.requests.filter(({ path }) => /^\/(donate\/(manage|gateways)|funds)/.test(path));
  expect(requests.map(({ token }) => token)).toEqual(requests.map(() => null));
  expect(server.requests.some(({ token }) => token !== null)).toBe(true);
});

test("the gift shows who receives it: logo, legal name, address, tax id and how to ask questions", async () => {
  const letterhead = {
    legalName: "Grace Church, Inc.",
    taxId: "12-3456789",
    address: ["12 Main Street", "Springfield, IL 62701"],
    contact: "office@grace.example",
    logo: "https://portal.example/logo.png",
  };
  await show({ [READ]: { ...someManagedGift, letterhead } });
  const church = within(await screen.findByRole("contentinfo"));
  for (const text of ["Grace Church, Inc.", "12 Main Street", "Springfield, IL 62701", "Tax ID 12-3456789"])
    expect(church.getByText(text)).toBeTruthy();
  expect(church.getByRole("link", { name: "Questions? Contact office@grace.example." })).toHaveProperty(
    "href",
    "mailto:office@grace.example",
  );
  expect(church.getByRole("presentation")).toHaveProperty("src", letterhead.logo);
});

test("a failed payment shows what the donor can do", async () => {
  await show({ [READ]: { ...someManagedGift, status: "past_due" } });
  expect(await screen.findByText("Update your card and we'll retry the payment right away.")).toBeTruthy();
});

test("a gift that ended can only be looked at", async () => {
  await show({ [READ]: { ...someManagedGift, status: "cancelled", nextDate: null } });
  expect(await screen.findByText("This recurring donation has ended")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a gift that was not confirmed can only be ended", async () => {
  await show({ [READ]: { ...someManagedGift, status: "incomplete" } });
  expect(await screen.findByText("This recurring donation wasn't confirmed")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Stop recurring donation"]);
});

test("a server error is shown in the form, and the typed amount is kept", async () => {
  const { user, press, bodies } = await show({ [CHANGE]: refuse(400, refusal("fund-not-found")) });
  await press("Edit amount or frequency");
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "31.50");
  await press("Save changes");
  expect(await screen.findByText("Fund not found.")).toBeTruthy();
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

test("G4.06 saving before the new fee has loaded shows the total and asks for confirmation", async () => {
  const gift = { ...someManagedGift, amount: 26.06, coveredFee: 1.06 };
  const { user, press, bodies } = await show({
    [READ]: gift,
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    [CHANGE]: { ...gift, amount: 82.7, coveredFee: 2.7, funds: [{ id: "general", name: "General Fund", amount: 80 }] },
  });
  await press("Edit amount or frequency");
  expect(screen.getByText("Total: $26.06")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "80");
  await press("Save changes");
  expect(bodies("/donate/manage")).toEqual([]);
  const text = "With the processing fee, each donation is $82.70. Save again to confirm.";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText("Total: $82.70")).toBeTruthy();
  await press("Save changes");
  await waitFor(() => expect(bodies("/donate/manage")).toMatchObject([{ shownTotal: 82.7 }]));
});

test("a total that the server refuses is replaced by the server's total, which needs confirmation", async () => {
  const gift = { ...someManagedGift, amount: 26.06, coveredFee: 1.06 };
  const { user, server, press, bodies } = await show({
    [READ]: gift,
    "POST /donate/fee?*": { calculatedFee: 2.7 },
    [CHANGE]: refuse(409, { ...refusal("gift-total-changed"), values: { total: "82.95" } }),
  });
  await press("Edit amount or frequency");
  await user.clear(screen.getByRole("textbox", { name: "Amount" }));
  await user.type(screen.getByRole("textbox", { name: "Amount" }), "80");
  expect(await screen.findByText("Total: $82.70")).toBeTruthy();
  await press("Save changes");
  expect(await screen.findByText("Total: $82.95")).toBeTruthy();
  expect(screen.getByText("With the processing fee, each donation is $82.95. Save again to confirm.")).toBeTruthy();
  server.answer(CHANGE, { ...gift, amount: 82.95, coveredFee: 2.95 });
  await press("Save changes");
  await waitFor(() => expect(bodies("/donate/manage").at(-1)).toMatchObject({ shownTotal: 82.95 }));
});

const QUESTION = { ...someManagedGift, clientSecret: "seti_secret", card: "pm_saved" };

test("after 3-D Secure, the new card is sent again if the bank agrees, and nothing changes if it refuses", async () => {
  let nextAction: unknown = { error: { message: "We are unable to authenticate your payment method." } };
  const { press, bodies, server } = await show(
    { [CHANGE]: QUESTION },
    { responses: { handleNextAction: async () => nextAction } },
  );
  await press("Update card");
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading card form…" })).toBeNull());
  await press("Save card");
  await waitFor(() => expect(screen.queryByText("We are unable to authenticate your payment method.")).toBeTruthy());
  expect(bodies("/donate/manage")).toEqual([{ token: "token", card: "pm_new" }]);

  nextAction = {};
  const changed: ManagedGift = { ...someManagedGift, method: { type: "card", name: "mastercard", last4: "4444" } };
  server.answer(CHANGE, ({ body }) => (body.card === "pm_saved" ? changed : QUESTION));
  await press("Save card");
  expect(await screen.findByText("Mastercard •••• 4444")).toBeTruthy();
  expect(bodies("/donate/manage").at(-1)).toEqual({ token: "token", card: "pm_saved" });
});

test("a declined card shows the payment provider's message", async () => {
  const declined = refusal("card-refused", "Your card was declined.");
  const { press } = await show({ [CHANGE]: refuse(402, declined) });
  await press("Update card");
  await waitFor(() => expect(screen.queryByRole("status", { name: "Loading card form…" })).toBeNull());
  await press("Save card");
  expect(await screen.findByText("Your card was declined.")).toBeTruthy();
});

test("the card of a gift through PayPal cannot be changed, and the page shows what to do instead", async () => {
  const gateway = pretendStripe(
    {},
    {
      provider: "paypal",
      capabilities: {
        keepsCards: false,
        takesBanks: false,
        cardEntry: "paypal-card-fields",
        fundingSources: ["paypal", "venmo"],
        takesWallets: false,
      },
    },
  );
  await show({ [READ]: { ...someManagedGift, provider: "paypal" }, "GET /donate/gateways/*": { gateways: [gateway] } });
  const text = "To use another card, stop this recurring donation and set up a new one.";
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Update card" })).toBeNull();
});

test("a gift is ended only after a confirmation, and a failed request shows an error and leaves it active", async () => {
  const { press, server, bodies } = await show({ [END]: refuse(503, refusal("unavailable")) });
  await press("Stop recurring donation");
  await press("Keep recurring donation");
  expect(bodies("/donate/manage/end")).toEqual([]);
  await press("Stop recurring donation");
  const end = async () => {
    const dialog = within(screen.getByRole("alertdialog"));
    await dialog.findByRole("button", { name: "Stop recurring donation" }).then((button) => button.click());
  };
  await end();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByText("The service is temporarily unavailable. Please try again in a moment.")).toBeTruthy();
  expect(screen.queryByText("Recurring donation stopped.")).toBeNull();
  expect(screen.getByRole("button", { name: "Edit amount or frequency" })).toBeTruthy();
  server.answer(END, { ...someManagedGift, status: "cancelled", nextDate: null });
  await press("Stop recurring donation");
  await end();
  expect(await screen.findByText("This recurring donation has ended")).toBeTruthy();
});
