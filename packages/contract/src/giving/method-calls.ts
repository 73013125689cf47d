import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { AddMethod, PaymentMethod } from "./payment-method.ts";

export const listMethods = endpoint({
  api: "giving",
  method: "GET",
  path: "/paymentmethods/personid/:personId",
  summary: "A person's saved cards and bank accounts",
  params: z.object({ personId: Id }),
  answer: z.array(PaymentMethod),
});

const Saved = z.object({
  paymentMethod: PaymentMethod,
  customerId: z.string(),
  /** Set where the donor's bank wants to be asked first; the charge that follows asks again. */
  status: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
});

export const addCard = endpoint({
  api: "giving",
  method: "POST",
  path: "/paymentmethods/addcard",
  summary: "Save a card that the payment company's script has made a token of",
  body: AddMethod,
  answer: Saved,
  refusals: "raw",
});
