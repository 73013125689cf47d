import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, text } from "../../text/text.ts";
import {
  AddMethod,
  BankChange,
  BankVerification,
  CardChange,
  PaymentMethod,
  SetUpBank,
  SetUpGuestBank,
} from "./payment-method.ts";

export const listMethods = endpoint({
  api: "giving",
  method: "GET",
  path: "/paymentmethods/personid/:personId",
  summary: "List a person's saved cards and bank accounts",
  params: z.object({ personId: Id }),
  answer: z.array(PaymentMethod),
});

const Saved = z.object({
  paymentMethod: PaymentMethod,
  customerId: z.string(),
  /** Set when the donor's bank asks for a confirmation before the card is saved. The charge asks for it again. */
  status: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
});

export const addCard = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/addcard",
  summary: "Save a card by a token of the payment provider's script",
  body: AddMethod,
  answer: Saved,
  refusals: "raw",
});

export const changeCard = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/updatecard",
  summary: "Change the expiry date of a saved card",
  body: CardChange,
  answer: PaymentMethod,
  refusals: "raw",
});

export const addBank = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/addbankaccount",
  summary: "Save a bank account by a token of the payment provider's script",
  body: AddMethod,
  answer: Saved,
  refusals: "raw",
});

const BankSetup = z.object({ clientSecret: z.string(), setupIntentId: z.string(), customerId: z.string() });

export const setUpBank = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/ach-setup-intent",
  summary: "Start the setup of a bank account by the payment provider's script",
  body: SetUpBank,
  answer: BankSetup,
  refusals: "raw",
});

export const setUpGuestBank = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/ach-setup-intent-anon",
  summary: "Start the setup of a bank account for a guest's gift",
  body: SetUpGuestBank,
  answer: BankSetup,
  refusals: "raw",
});

export const changeBank = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/updatebank",
  summary: "Change the holder of a saved bank account",
  body: BankChange,
  answer: PaymentMethod,
  refusals: "raw",
});

export const verifyBank = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/verifyBank",
  summary: "Verify a bank account by its two micro-deposits",
  body: BankVerification,
  answer: PaymentMethod,
  refusals: "raw",
});

export const removeMethod = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/paymentmethods/:id/:customerId",
  summary: "Remove a saved card or bank account",
  params: z.object({ id: text(255), customerId: text(255) }),
  answer: z.object({ removed: z.boolean() }),
});
