import {
  type AnswerAt,
  pretendServer,
  refuse,
  type ServerAnswers,
  somePerson,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { pretendStripe } from "../testing/pretend-stripe.ts";
import { someCard, someFunds, someDonor } from "../testing/some-giving.ts";
import { DonationForm, type DonationFormProps } from "./donation-form.tsx";

const GIVEN = { id: "gift", status: "succeeded", paymentStatus: "succeeded", provider: "stripe", gatewayId: "gate" };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function show<More extends string = never>(
  props: Partial<DonationFormProps> = {},
  answers?: ServerAnswers<More>,
) {
  document.cookie = "jwt=jwt-of-ada; path=/";
  document.cookie = "lastChurchId=church-grace; path=/";
  const server = pretendServer(
    {
      "POST /users/login": someSignIn([someUserChurch()]),
      "GET /people/person-of-church-grace": somePerson(),
      "PATCH /userChurch/*": { userId: "user-ada", churchId: "church-grace", lastAccessed: "" },
      "GET /paymentmethods/personid/*": [someCard],
      "POST /donate/fee?*": { calculatedFee: 0.61 },
      "POST /donate/charge": GIVEN,
    },
    answers,
  );
  const { user } = await renderScreen(
    <DonationForm donor={someDonor} gateways={[pretendStripe()]} funds={someFunds} {...props} />,
  );
  const requestsTo = (path: string) => server.requests.filter((call) => call.path.startsWith(path));
  return { user, server, requestsTo };
}
const preview = async (user: Awaited<ReturnType<typeof show>>["user"]) => {
  await user.click(screen.getByRole("button", { name: "Review donation" }));
  return within(await screen.findByRole("dialog", { name: "Donation Preview" }));
};

describe("the donation form", () => {
  test("G8.06 shows a message when the church has no funds", async () => {
    await show({ funds: [] });
    const message = "No donation funds have been configured for this church. Please contact your administrator.";
    expect(screen.getByText(message)).toBeTruthy();
  });

  test("G8.07 shows messages when the church has no gateway and while payment options load", async () => {
    await show({ gateways: [] });
    expect(screen.getByText("No payment gateways available for this church.")).toBeTruthy();
    await show({}, { "GET /paymentmethods/personid/*": () => new Promise(() => {}) });
    expect(await screen.findByText("Loading payment options...")).toBeTruthy();
  });

  test("G8.07 shows a busy button for a preview requested while payment options load, then opens the preview", async () => {
    const methods = Promise.withResolvers<PaymentMethod[]>();
    const { user } = await show({}, { "GET /paymentmethods/personid/*": () => methods.promise });
    await user.type(screen.getByLabelText("Amount"), "20");
    await user.click(screen.getByRole("button", { name: "Review donation" }));
    expect(document.querySelector("button[type=submit]")?.getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("dialog")).toBeNull();
    methods.resolve([someCard]);
    const dialog = within(await screen.findByRole("dialog", { name: "Donation Preview" }));
    expect(dialog.getByText("$20.00 to General Fund")).toBeTruthy();
  });

  test("G2.01 G4.01 starts as one-time, and hides the details when the selected type is pressed again", async () => {
    const { user } = await show();
    const once = screen.getByRole("button", { name: "One time" });
    expect(once.getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Recurring" }));
    expect(screen.getByLabelText("Start date")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Recurring" }));
    expect(screen.queryByLabelText("Amount")).toBeNull();
  });

  test("G1.04 with several gateways, the donor chooses how to pay, never a company", async () => {
    const paypal: PublicGateway = {
      ...pretendStripe(),
      id: "pal",
      provider: "paypal",
      takesCards: false,
      capabilities: {
        keepsCards: false,
        takesBanks: false,
        cardEntry: "paypal-card-fields",
        fundingSources: ["paypal", "venmo"],
        takesWallets: false,
      },
    };
    await show({ gateways: [pretendStripe(), paypal] });
    expect(await screen.findByText(/4242/)).toBeTruthy();
    expect(screen.queryByText(/Stripe|PayPal/)).toBeNull();
  });

  test("G5.17 shows an error for an invalid amount, keeps the typed text, and opens no preview", async () => {
    const { user, requestsTo } = await show();
    const amount = screen.getByLabelText<HTMLInputElement>("Amount");
    await screen.findByText(/4242/);
    for (const [typed, message] of [
      ["25.555", "This amount has too many decimal places. Enter it like 25.50."],
      ["-5", "Enter an amount without a currency sign, such as 25.50."],
      ["1e3", "Enter an amount without a currency sign, such as 25.50."],
    ] as const) {
      await user.clear(amount);
      await user.type(amount, `${typed}{Enter}`);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(amount.value).toBe(typed);
      expect(screen.queryByRole("dialog")).toBeNull();
    }
    await user.click(screen.getByRole("button", { name: "Add another fund" }));
    await user.type(screen.getByLabelText("Amount 2"), "50");
    await user.click(screen.getByRole("button", { name: "Review donation" }));
    // If the preview opened, it would do so together with the fee.
    expect(await screen.findByText(/Add \$0\.61/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove fund 2" }));
    await user.clear(amount);
    await user.type(amount, "1,250");
    expect((await preview(user)).getByText("$1,250.00 to General Fund")).toBeTruthy();
    expect(requestsTo("/donate/charge")).toEqual([]);
  });

  test("G2.04 shows only the fund given in the URL, without a button to add another", async () => {
    await show({ fixedFundId: "missions" });
    expect(screen.getByLabelText("Amount for Missions")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add another fund" })).toBeNull();
  });

  test("G4.05 requests the fee once, with a delay after the last change", async () => {
    const { user, requestsTo } = await show();
    await user.type(screen.getByLabelText("Amount"), "10");
    await user.type(screen.getByLabelText("Amount"), ".00");
    expect(requestsTo("/donate/fee")).toHaveLength(0);
    await screen.findByText(/Add \$0\.61 to cover the processing fee/);
    expect(requestsTo("/donate/fee").map(({ body }) => body)).toMatchObject([{ amount: 10, gatewayId: "gate" }]);
  });

  test("G2.05 G4.06 adds the fee when the donor agrees", async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText("Amount"), "20");
    await screen.findByText(/Add \$0\.61/);
    expect(screen.getByText("$20.00")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /^Add \$0\.61 to cover the processing fee/ }));
    expect(screen.getByText("$20.61")).toBeTruthy();
  });

  test("G2.05 G4.06 adds the fee without asking if the gateway has payFees", async () => {
    const { user } = await show({ gateways: [pretendStripe({}, { payFees: true })] });
    await user.type(screen.getByLabelText("Amount"), "20");
    expect(await screen.findByText("$20.61")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("G4.06 a fee that cannot be looked up is 0, without a message", async () => {
    const { user, requestsTo } = await show({}, { "POST /donate/fee?*": refuse(500) });
    await user.type(screen.getByLabelText("Amount"), "20");
    await waitFor(() => expect(requestsTo("/donate/fee")).toHaveLength(1));
    await user.click(screen.getByRole("checkbox", { name: "Cover the processing fee" }));
    expect(screen.getByText("$20.00")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("G2.07 G5.01 under fifty cents there is a message and no preview", async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText("Amount"), "0.49");
    await user.click(screen.getByRole("button", { name: "Review donation" }));
    expect(screen.getByText("Donation amount must be greater than $0.50")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("G2.12 G4.02 sends a gift once and shows the thank-you message", async () => {
    let calls = 0;
    const { user, requestsTo } = await show({ onSuccess: () => (calls += 1) });
    await user.type(screen.getByLabelText("Amount"), "20");
    const dialog = await preview(user);
    await user.dblClick(dialog.getByRole("button", { name: "Donate $20.00" }));
    expect(await screen.findByRole("heading", { name: "Thank you for your donation!" })).toBeTruthy();
    expect(requestsTo("/donate/charge")).toHaveLength(1);
    expect(calls).toBe(1);
    expect(screen.getByRole("button", { name: "One time" }).getAttribute("aria-pressed")).toBe("false");
  });

  test("a suggested amount fills in the amount field, and is marked while it is the amount", async () => {
    const { user } = await show();
    const suggested = within(screen.getByRole("group", { name: "Suggested amounts" }));
    await user.click(suggested.getByRole("button", { name: "$50" }));
    expect(screen.getByLabelText("Amount")).toHaveProperty("value", "50");
    expect(suggested.getByRole("button", { name: "$50" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Add another fund" }));
    expect(screen.queryByRole("group", { name: "Suggested amounts" })).toBeNull();
  });

  test("a member without a payment method has one button for a card and one for a bank account", async () => {
    await show({}, { "GET /paymentmethods/personid/*": [] });
    expect(await screen.findByRole("button", { name: "Add card" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add bank account" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add payment method" })).toBeNull();
  });

  test("the reason for a declined card stays on the form, with what to do about it", async () => {
    const message = "words of the server";
    const refusal = { code: "gift-failed", error: message, message, errors: [message], raw: { message } };
    const answer = refuse(200, { ...refusal, values: { reason: "card-funds-low" } });
    const { user } = await show({}, { "POST /donate/charge": answer });
    await user.type(screen.getByLabelText("Amount"), "20");
    const dialog = await preview(user);
    await user.click(dialog.getByRole("button", { name: "Donate $20.00" }));
    const reason = "This card doesn't have enough funds. Nothing was charged. Try another card or a smaller amount.";
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText(`Error: ${reason}`)).toBeTruthy();
    expect(screen.queryByText(/Check your payment method/)).toBeNull();
  });

  const refusals: [string, AnswerAt<"POST /donate/charge">][] = [
    [
      "Error: Your card has insufficient funds.",
      refuse(200, {
        code: "gift-failed",
        error: "other words",
        message: "other words",
        errors: ["other words"],
        raw: { message: "Your card has insufficient funds." },
      }),
    ],
    [
      "Error: No such card.",
      refuse(200, { code: "gift-failed", error: "No such card.", message: "", errors: [], raw: { message: "" } }),
    ],
    ["Error: An unexpected error occurred. Please try again.", { ...GIVEN, status: "canceled" }],
  ];
  test.each(refusals)("G8.01 a failed gift shows %s", async (message, answer) => {
    const { user } = await show({}, { "POST /donate/charge": answer });
    await user.type(screen.getByLabelText("Amount"), "20");
    const dialog = await preview(user);
    await user.click(dialog.getByRole("button", { name: "Donate $20.00" }));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Amount")).toHaveProperty("value", "20");
  });
});
