import { z } from "zod/mini";
import { EmailText } from "../../text/email.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { ProviderText } from "../payments/gateway.ts";
import { MAX_GIFT_NOTES_LENGTH } from "./gift-lengths.ts";
import { INTERVAL_UNITS } from "../frequencies/recurrence.ts";

export * from "./gift-lengths.ts";
export { MIN_GIFT } from "../amounts/min-gift.ts";

export const GiftFunds = z.array(z.object({ id: Id, amount: Dollars, name: optionalText(200) })).check(z.maxLength(50));

/** What a client says of the giver. Whom it is booked to, the server finds out itself. */
const GiftPerson = z.object({ id: z.nullish(Id), email: z.nullish(EmailText), name: z.optional(z.unknown()) });

export const GiftInterval = z.object({
  interval_count: z.int().check(z.positive(), z.lte(12)),
  interval: z.enum(INTERVAL_UNITS),
});

export const Gift = z.object({
  amount: Dollars,
  /** The payment method, or the order of the payment provider. */
  id: z.nullish(text(255)),
  customerId: optionalText(255),
  /** The kind of payment method; some clients say once or recurring, which the path says already. */
  type: optionalText(20),
  churchId: z.nullish(Id),
  funds: GiftFunds,
  person: z.nullish(GiftPerson),
  notes: optionalText(MAX_GIFT_NOTES_LENGTH),
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** Sent with every gift by clients, and never believed. */
  church: z.optional(z.unknown()),
  /** Milliseconds. */
  billing_cycle_anchor: z.nullish(z.number()),
  interval: z.nullish(GiftInterval),
  /** The question of a form that this pays for: one that is paid is never paid again. */
  form: z.nullish(z.object({ submissionId: Id, questionId: Id })),
});
export type Gift = z.output<typeof Gift>;

/** What a giver is told. A gift that was refused is told by `raw.message`, `error` and `message` in place of this. */
export const GiftAnswer = z.object({
  id: z.string(),
  /** In the words that clients of the provider know: succeeded, pending, requires_action, active, CREATED. */
  status: z.string(),
  /** Exactly, for every provider alike. */
  paymentStatus: z.string(),
  provider: z.string(),
  gatewayId: z.string(),
  /** The secret with which the browser asks the donor's bank; both spellings are in use. */
  clientSecret: z.optional(z.string()),
  client_secret: z.optional(z.string()),
  /**
   * Shows that its holder paid this gift. A client that pays for a form first and sends the form in afterwards sends it with the
   * answer to the payment question.
   */
  payerToken: z.optional(z.string()),
});
export type GiftAnswer = z.output<typeof GiftAnswer>;
