import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { FUNDING_SOURCES } from "../payments/funding-sources.ts";
import { ProviderText } from "../payments/gateway.ts";
import { MAX_GIFT_NOTES_LENGTH } from "./gift-lengths.ts";
import { Gift, GiftAnswer, GiftFunds } from "./gift.ts";

export const FeeQuestion = z.object({
  amount: Dollars,
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** `ach` or `bank` asks for the fee of a bank debit. */
  type: optionalText(20),
});
export type FeeQuestion = z.output<typeof FeeQuestion>;

export const quoteFee = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/fee",
  summary: "Calculate the amount that covers the processing fee of a gift",
  query: z.object({ churchId: Id }),
  body: FeeQuestion,
  answer: z.object({ calculatedFee: Dollars }),
});

export const chargeGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/charge",
  summary: "Charge a one-time gift",
  body: Gift,
  answer: GiftAnswer,
  refusals: "gift",
});

export const subscribeGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/subscribe",
  summary: "Start a recurring gift",
  body: Gift,
  answer: GiftAnswer,
  refusals: "gift",
});

export const readGift = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/gifts/:id",
  summary: "Read the status of a gift, after 3-D Secure or after a lost answer",
  params: z.object({ id: Id }),
  query: z.object({ key: text(100) }),
  answer: GiftAnswer,
  refusals: "gift",
});

export const verifyCaptcha = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/captcha-verify",
  summary: "Verify a captcha solution; it admits one gift without an account",
  body: z.object({
    token: text(20_000),
    /**
     * Whether the client sends the captcha token back itself. Otherwise any gift from the same network may use the
     * token.
     */
    carried: z.optional(z.boolean()),
  }),
  answer: z.object({
    response: z.enum(["success", "robot"]),
    success: z.boolean(),
    score: z.number(),
    /** The captcha token, which our client sends back with the gift. */
    captchaToken: z.optional(z.string()),
  }),
});

export const makeCaptchaChallenge = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/captcha-challenge",
  summary: "Create a captcha challenge that a visitor's device solves once; it is harder during card testing",
  query: z.object({ churchId: z.optional(Id) }),
  answer: z.object({
    /** The challenge in the form that ALTCHA's widget expects. */
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
    /** Set when the installation has reCAPTCHA keys: the client may then use reCAPTCHA instead of the challenge. */
    recaptcha: z.nullable(z.object({ siteKey: z.string(), scriptUrl: z.string() })),
  }),
});

export const ClientTokenQuestion = z.object({
  churchId: z.nullish(Id),
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** `v6` asks for a token for version 6 of PayPal's script; otherwise the token is for the older script. */
  kind: optionalText(10),
});
export type ClientTokenQuestion = z.output<typeof ClientTokenQuestion>;

export const makeClientToken = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/client-token",
  summary: "Create a client token for PayPal's card fields",
  body: ClientTokenQuestion,
  answer: z.object({ clientToken: z.string() }),
});

export const OrderDraft = z.object({
  churchId: z.nullish(Id),
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** Published clients (docs/clients.md) leave it out; the amount then comes from the gift. */
  amount: z.nullish(Dollars),
  currency: optionalText(10),
  funds: z.nullish(GiftFunds),
  notes: optionalText(MAX_GIFT_NOTES_LENGTH),
  /** Whether to save the card or account for later gifts of the signed-in person. */
  save: z.nullish(z.boolean()),
  /** The account that the donor pays from in PayPal's or Venmo's window; when it is left out, the order is for a card. */
  fundingSource: z.nullish(z.enum(FUNDING_SOURCES)),
});
export type OrderDraft = z.output<typeof OrderDraft>;

export const createOrder = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/create-order",
  summary: "Create a PayPal order that a gift is paid with",
  body: OrderDraft,
  answer: z.object({ id: z.string(), orderId: z.string() }),
});
