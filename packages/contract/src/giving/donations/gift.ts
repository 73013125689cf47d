import { z } from "zod/mini";
import { EmailText } from "../../text/email.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { ProviderText } from "../payments/gateway.ts";
import { MAX_CAMPAIGN_LENGTH, readCampaign } from "./campaign.ts";
import { MAX_GIFT_NOTES_LENGTH } from "./gift-lengths.ts";
import { INTERVAL_UNITS } from "../frequencies/recurrence.ts";

export * from "./campaign.ts";
export * from "./gift-lengths.ts";
export { MAX_GIFT } from "../amounts/gift-limits.ts";

export const GiftFunds = z.array(z.object({ id: Id, amount: Dollars, name: optionalText(200) })).check(z.maxLength(50));

/** The donor as the client describes them. The server decides itself whose donation it records. */
const GiftPerson = z.object({ id: z.nullish(Id), email: z.nullish(EmailText), name: z.optional(z.unknown()) });

export const GiftInterval = z.object({
  interval_count: z.int().check(z.positive(), z.lte(12)),
  interval: z.enum(INTERVAL_UNITS),
});

export const Gift = z.object({
  amount: Dollars,
  /** The currency that the donor saw. When the client sends one, another one than the church's is refused. */
  currency: optionalText(3),
  /** The id of the payment method or of the payment provider's order. */
  id: z.nullish(text(255)),
  customerId: optionalText(255),
  /** The type of the payment method. Some clients send once or recurring instead, which the path already determines. */
  type: optionalText(20),
  churchId: z.nullish(Id),
  funds: GiftFunds,
  person: z.nullish(GiftPerson),
  notes: optionalText(MAX_GIFT_NOTES_LENGTH),
  /** The campaign of the link that the donor followed. */
  campaign: z.nullish(text(MAX_CAMPAIGN_LENGTH).check(z.refine((name) => readCampaign(name) !== null))),
  provider: ProviderText,
  gatewayId: z.nullish(Id),
  /** Sent by clients with every gift; the server ignores it. */
  church: z.optional(z.unknown()),
  /** The day of the first payment, in milliseconds. */
  billing_cycle_anchor: z.nullish(z.number()),
  interval: z.nullish(GiftInterval),
  /** The question of a form that this gift pays for. A question of a submission is charged only once. */
  form: z.nullish(z.object({ submissionId: Id, questionId: Id })),
});
export type Gift = z.output<typeof Gift>;

/** The answer to a gift that was not refused. A refusal has `raw.message`, `error` and `message` instead. */
export const GiftAnswer = z.object({
  id: z.string(),
  /** The provider's own status, as its clients know it: succeeded, pending, requires_action, active, CREATED. */
  status: z.string(),
  /** The status in our own terms, the same for every provider. */
  paymentStatus: z.string(),
  provider: z.string(),
  gatewayId: z.string(),
  /**
   * The secret by which the provider's script asks the donor's bank for a confirmation. Clients read it in either
   * spelling.
   */
  clientSecret: z.optional(z.string()),
  client_secret: z.optional(z.string()),
  /**
   * Proves that its holder paid this gift. A client that pays before it submits a form sends it with the answer to the
   * payment question.
   */
  payerToken: z.optional(z.string()),
});
export type GiftAnswer = z.output<typeof GiftAnswer>;
