import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { GiftFunds, GiftInterval } from "../donations/gift.ts";
import { METHOD_TYPES } from "../payments/payment-method.ts";
import { SubscriptionFund } from "./recurring-gift.ts";

/** What a link in a receipt carries in place of a password. */
const ManageToken = text(1000);

/** A recurring gift as it is shown to whoever holds the email: nothing of the donor, and of the card what is printed on receipts. */
export const ManagedGift = z.object({
  id: z.string(),
  churchId: z.string(),
  church: z.string(),
  status: z.enum(["active", "past_due", "incomplete", "cancelled"]),
  amount: Dollars,
  /** The part of the amount that covers the fee. */
  coveredFee: Dollars,
  funds: z.array(SubscriptionFund),
  interval: GiftInterval,
  /** The day of the next payment where the church is; null when none follows. */
  nextDate: z.nullable(z.string()),
  method: z.object({ type: z.enum(METHOD_TYPES), name: z.string(), last4: z.string() }),
  gatewayId: z.string(),
  provider: z.string(),
});
export type ManagedGift = z.output<typeof ManagedGift>;

export const ManagedChange = z.object({
  token: ManageToken,
  /** The new split, and the new total where the fee is to be covered otherwise than before. */
  funds: z.nullish(GiftFunds),
  amount: z.nullish(Dollars),
  /** The total that the donor saw when saving: another one is refused. */
  shownTotal: z.nullish(Dollars),
  interval: z.nullish(GiftInterval),
  /** What the provider's own script made of another card. */
  card: optionalText(255),
});
export type ManagedChange = z.output<typeof ManagedChange>;

export const readManagedGift = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/manage",
  summary: "The recurring gift that a link in a mail is for",
  query: z.object({ token: ManageToken }),
  answer: ManagedGift,
});

export const changeManagedGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage",
  summary: "Change a recurring gift by a link in a mail: how much to which fund, how often, by which card",
  body: ManagedChange,
  answer: z.extend(ManagedGift, {
    /** Set where the donor's bank wants to be asked about the new card first: nothing was changed yet. */
    clientSecret: z.optional(z.string()),
    /** That card, to be sent again once the bank has agreed. */
    card: z.optional(z.string()),
  }),
});

export const endManagedGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage/end",
  summary: "End a recurring gift by a link in a mail",
  body: z.object({ token: ManageToken }),
  answer: ManagedGift,
});

export const revokeManageLinks = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/donate/manage/:id",
  summary: "Void every link that was mailed for a recurring gift",
  params: z.object({ id: Id }),
  answer: z.object({ revoked: z.boolean() }),
});
