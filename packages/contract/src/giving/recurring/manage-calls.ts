import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { EmailText } from "../../text/email.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { GiftAnswer, GiftFunds, GiftInterval } from "../donations/gift.ts";
import { METHOD_TYPES } from "../payments/payment-method.ts";
import { SubscriptionFund } from "./recurring-gift.ts";
import { GiftPlan, MAX_END_REASON, ScheduleChange } from "./schedule-change.ts";

/** The token of a manage link in a receipt. It takes the place of signing in. */
const ManageToken = text(1000);

/**
 * A recurring gift for whoever has the email with its link: no data of the donor, and only the card details that
 * receipts show.
 */
export const ManagedGift = z.extend(GiftPlan, {
  id: z.string(),
  churchId: z.string(),
  church: z.string(),
  /** The ISO 4217 code of the currency of its amounts. */
  currency: z.string(),
  /** Who the church is on its papers; each is empty where the church has not set it. */
  letterhead: z.object({
    legalName: z.string(),
    taxId: z.string(),
    address: z.array(z.string()),
    contact: z.string(),
    /** The URL of its logo. */
    logo: z.string(),
  }),
  status: z.enum(["active", "past_due", "incomplete", "cancelled"]),
  amount: Dollars,
  /** The part of the amount that the donor added for the processing fee. */
  coveredFee: Dollars,
  funds: z.array(SubscriptionFund),
  interval: GiftInterval,
  method: z.object({ type: z.enum(METHOD_TYPES), name: z.string(), last4: z.string() }),
  gatewayId: z.string(),
  provider: z.string(),
});
export type ManagedGift = z.output<typeof ManagedGift>;

export const ManagedChange = z.object({
  token: ManageToken,
  /** The new fund lines, and the new total when the covered fee changes. */
  funds: z.nullish(GiftFunds),
  amount: z.nullish(Dollars),
  /** The total that the donor saw when saving. The change is refused when the server calculates another one. */
  shownTotal: z.nullish(Dollars),
  interval: z.nullish(GiftInterval),
  /** The token of another card, created by the provider's script. */
  card: optionalText(255),
});
export type ManagedChange = z.output<typeof ManagedChange>;

export const readManagedGift = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/manage",
  summary: "Read the recurring gift of a mailed link",
  query: z.object({ token: ManageToken }),
  answer: ManagedGift,
});

export const changeManagedGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage",
  summary: "Change a recurring gift by a mailed link: fund lines, frequency and card",
  body: ManagedChange,
  answer: z.extend(ManagedGift, {
    /** Set when the donor's bank asks for a confirmation of the new card first; nothing has been changed yet. */
    clientSecret: z.optional(z.string()),
    /** The new card, which the client sends again after the confirmation. */
    card: z.optional(z.string()),
  }),
});

export const changeManagedSchedule = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage/schedule",
  summary: "Skip, pause, move or limit the coming donations of a recurring gift by a mailed link",
  body: z.object({ token: ManageToken, change: ScheduleChange }),
  answer: ManagedGift,
});

export const endManagedGift = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage/end",
  summary: "End a recurring gift by a mailed link",
  body: z.object({ token: ManageToken, reason: optionalText(MAX_END_REASON) }),
  answer: ManagedGift,
});

export const giveOnceMoreByLink = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage/give",
  summary: "Give once more, at once, what the recurring gift of a mailed link gives",
  body: z.object({ token: ManageToken }),
  answer: GiftAnswer,
  refusals: "gift",
});

export const requestLostLink = endpoint({
  api: "giving",
  method: "POST",
  path: "/donate/manage/lost",
  summary: "Email the links of an address's recurring gifts again; the answer is the same whether it has any",
  body: z.object({
    email: EmailText,
    /** Required from callers without a captcha token from captcha-verify. */
    captcha: z.nullish(text(20_000)),
  }),
  answer: z.object({ asked: z.boolean() }),
});

export const revokeManageLinks = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/donate/manage/:id",
  summary: "Revoke all mailed links of a recurring gift",
  params: z.object({ id: Id }),
  answer: z.object({ revoked: z.boolean() }),
});
