import { pretendServer, refuse, type ServerAnswers } from "@offertory/api-client/testing";
import type * as contract from "@offertory/contract";
import type { CallAnswer, PublicGateway } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { pretendNoStripe, pretendStripe, type StripeResponses } from "../testing/pretend-stripe.ts";
import { someBank, someCard, someDonor } from "../testing/some-giving.ts";
import { AddBankForm } from "./add-bank-form.tsx";
import { AddCardForm } from "./add-card-form.tsx";
import { PaymentMethodsBox } from "./payment-methods-box.tsx";

const LIST = "GET /paymentmethods/personid/*";
const nothing = () => {};
const refusal = (message: string, code = "card-refused") => ({
  code,
  error: message,
  message,
  errors: [message],
  raw: { message },
});

async function addCard<More extends string = never>(
  gateway: PublicGateway,
  answers?: Partial<ServerAnswers<More>>,
  isMissing = false,
) {
  const server = pretendServer({}, answers);
  const { user } = await renderScreen(
    <AddCardForm donor={someDonor} gateway={gateway} onSaved={nothing} onCancel={nothing} />,
  );
  const save = screen.getByRole("button", { name: "Save card" });
  const frames = () => screen.queryAllByRole("status", { name: "Loading card form…" });
  await waitFor(() => expect(frames()).toHaveLength(isMissing ? 1 : 0));
  await user.click(save);
  return { server, user };
}
const throws = () => Promise.reject(new Error("offline"));

describe("G8.02 a card that cannot be added shows", () => {
  const cases: [
    string,
    StripeResponses,
    Partial<ServerAnswers<"POST /paymentmethods/addcard" | "DELETE /paymentmethods/*/*">>,
  ][] = [
    ["Card element not found", { noElement: true }, {}],
    ["Card creation failed", { createPaymentMethod: async () => ({ error: {} }) }, {}],
    [
      "Your card number is invalid.",
      { createPaymentMethod: async () => ({ error: { message: "Your card number is invalid." } }) },
      {},
    ],
    ["Failed to create payment method", { createPaymentMethod: async () => ({}) }, {}],
    ["An error occurred while processing your payment method.", { createPaymentMethod: throws }, {}],
    [
      "Your card was declined.",
      {},
      { "POST /paymentmethods/addcard": refuse(200, refusal("Your card was declined.")) },
    ],
    [
      "Payment processing unavailable",
      {},
      {
        "POST /paymentmethods/addcard": refuse(200, refusal("Payment processing unavailable", "payments-unavailable")),
      },
    ],
    ["Error creating card", {}, { "POST /paymentmethods/addcard": refuse(500) }],
    [
      "An error occurred while saving your payment.",
      { handleNextAction: async () => ({ error: {} }) },
      {
        "POST /paymentmethods/addcard": {
          paymentMethod: someCard,
          customerId: "cus_1",
          status: "requires_action",
          clientSecret: "secret",
        },
        "DELETE /paymentmethods/*/*": { removed: true },
      },
    ],
    [
      "An error occurred while processing your payment.",
      { handleNextAction: throws },
      {
        "POST /paymentmethods/addcard": {
          paymentMethod: someCard,
          customerId: "cus_1",
          status: "requires_action",
          clientSecret: "secret",
        },
      },
    ],
  ];
  test.each(cases)("%s", async (message, script, answers) => {
    await addCard(pretendStripe(script), answers, script.noElement);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test("Stripe is not available", async () => {
    await addCard(pretendNoStripe());
    expect(await screen.findByText("Stripe is not available")).toBeTruthy();
  });

  test("Stripe payment processing not available for this gateway", async () => {
    await addCard(
      pretendStripe(
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
      ),
    );
    expect(await screen.findByText("Stripe payment processing not available for this gateway")).toBeTruthy();
  });

  test("An error occurred while saving the card.", async () => {
    pretendServer({ "POST /paymentmethods/addcard": { paymentMethod: someCard, customerId: "cus_1" } });
    const broken = () => {
      throw new TypeError("The page is gone.");
    };
    const { user } = await renderScreen(
      <AddCardForm donor={someDonor} gateway={pretendStripe()} onSaved={broken} onCancel={nothing} />,
    );
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Save card" }));
    expect(await screen.findByText("An error occurred while saving the card.")).toBeTruthy();
  });
});

test("G4.07 a card is saved once, however often the button is pressed", async () => {
  const answer = Promise.withResolvers<CallAnswer<typeof contract.addCard>>();
  const { server, user } = await addCard(pretendStripe(), {
    "POST /paymentmethods/addcard": () => answer.promise,
  });
  const busy = await screen.findByRole("button", { name: "Saving…" });
  await user.click(busy);
  await user.click(busy);
  answer.resolve({ paymentMethod: someCard, customerId: "cus_1" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Save card" })).toBeTruthy());
  expect(server.requests.filter(({ path }) => path === "/paymentmethods/addcard")).toHaveLength(1);
});

describe("G8.03 a bank account form shows", () => {
  async function addBank<More extends string = never>(script: StripeResponses, answers?: ServerAnswers<More>) {
    pretendServer({}, answers);
    const { user } = await renderScreen(
      <AddBankForm donor={someDonor} gateway={pretendStripe(script)} onSaved={nothing} onCancel={nothing} />,
    );
    await user.type(screen.getByLabelText("Routing number"), "110000000");
    await user.type(screen.getByLabelText("Account number"), "000123456789");
    await user.click(screen.getByRole("button", { name: "Save bank account" }));
  }

  test("Failed to create token", async () => {
    await addBank({ createToken: async () => ({}) });
    expect(await screen.findByText("Failed to create token")).toBeTruthy();
  });

  test("Error creating bank token", async () => {
    await addBank({ createToken: throws });
    expect(await screen.findByText("Error creating bank token")).toBeTruthy();
  });

  test("the payment provider's message, if there is one", async () => {
    await addBank(
      {},
      { "POST /paymentmethods/addbankaccount": refuse(200, refusal("No such token.", "bank-not-saved")) },
    );
    expect(await screen.findByText("No such token.")).toBeTruthy();
  });

  async function edit<More extends string>(
    what: RegExp,
    fill: [string, string][],
    press: string,
    answers: ServerAnswers<More>,
  ) {
    pretendServer({ [LIST]: [someBank] }, answers);
    const { user } = await renderScreen(<PaymentMethodsBox donor={someDonor} gateways={[pretendStripe()]} mayEdit />);
    await user.click(await screen.findByRole("button", { name: what }));
    for (const [label, text] of fill) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole("button", { name: press }));
  }

  test("Error updating bank account", async () => {
    await edit(/^Edit /, [["Account holder name", "Ada"]], "Save changes", {
      "POST /paymentmethods/updatebank": refuse(500),
    });
    expect(await screen.findByText("Error updating bank account")).toBeTruthy();
  });

  test("Error verifying bank account", async () => {
    const deposits: [string, string][] = [
      ["First deposit (cents)", "32"],
      ["Second deposit (cents)", "45"],
    ];
    await edit(/^Verify /, deposits, "Verify", { "POST /paymentmethods/verifyBank": refuse(500) });
    expect(await screen.findByText("Error verifying bank account")).toBeTruthy();
  });
});

test("G8.02 a card that cannot be updated shows 'Error updating card'", async () => {
  pretendServer({ [LIST]: [someCard], "POST /paymentmethods/updatecard": refuse(502) });
  const { user } = await renderScreen(<PaymentMethodsBox donor={someDonor} gateways={[pretendStripe()]} mayEdit />);
  await user.click(await screen.findByRole("button", { name: /^Edit / }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Error updating card")).toBeTruthy();
});

test("G6.03 a user without edit permission sees the payment methods but no buttons", async () => {
  pretendServer({ [LIST]: [someCard, someBank] });
  await renderScreen(<PaymentMethodsBox donor={someDonor} gateways={[pretendStripe()]} mayEdit={false} />);
  expect(await screen.findByText("Visa •••• 4242")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("payment methods that could not be loaded can be loaded again", async () => {
  const server = pretendServer({ [LIST]: refuse(400) });
  const { user } = await renderScreen(<PaymentMethodsBox donor={someDonor} gateways={[pretendStripe()]} mayEdit />);
  expect(await screen.findByText("We couldn't load this")).toBeTruthy();
  server.answer(LIST, [someCard]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Visa •••• 4242")).toBeTruthy();
});

test("G6.03 a user with permission to add cards but not to list them gets the card form, and no list is requested", async () => {
  const server = pretendServer({});
  const box = <PaymentMethodsBox donor={someDonor} gateways={[pretendStripe()]} mayEdit mayList={false} />;
  const { user } = await renderScreen(box);
  expect(screen.getByText("You can't view saved payment methods")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add payment method" }));
  await user.click(screen.getByRole("menuitem", { name: "Add card" }));
  expect(await screen.findByRole("button", { name: "Save card" })).toBeTruthy();
  expect(server.requests.filter(({ path }) => path.startsWith("/paymentmethods"))).toEqual([]);
});
