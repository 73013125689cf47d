import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText } from "../text/text.ts";
import { Dollars } from "./dollars.ts";
import { ProviderText } from "./gateway.ts";
import { Gift, GiftAnswer } from "./gift.ts";

export const FeeQuestion = z.object({
  amount: Dollars,
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** `ach` or `bank` asks for a bank debit. */
  type: optionalText(20),
});
export type FeeQuestion = z.output<typeof FeeQuestion>;

export const quoteFee = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/fee",
  summary: "What to add to a gift so that the church gets it whole",
  query: z.object({ churchId: Id }),
  body: FeeQuestion,
  answer: z.object({ calculatedFee: Dollars }),
});

export const chargeGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/charge",
  summary: "Give once",
  body: Gift,
  answer: GiftAnswer,
  refusals: "gift",
});
