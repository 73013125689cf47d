import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText } from "../text/text.ts";
import { Dollars } from "./dollars.ts";
import { GiftFunds } from "./gift.ts";

export const Refund = z.object({
  id: z.string(),
  donationId: z.string(),
  amount: Dollars,
  status: z.enum(["processing", "succeeded", "failed"]),
});
export type Refund = z.output<typeof Refund>;

export const refundDonation = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations/:id/refund",
  summary: "Give money back: all that is left of a gift, a part of it, or parts fund by fund",
  params: z.object({ id: Id }),
  body: z.object({ amount: z.nullish(Dollars), funds: z.nullish(GiftFunds), note: optionalText(500) }),
  answer: Refund,
});
