import { z } from "zod/mini";
import { EmailText } from "../../text/email.ts";
import { Id, optionalText, text } from "../../text/text.ts";
import { PROVIDERS, ProviderText } from "./gateway.ts";

export const METHOD_TYPES = ["card", "bank", "paypal"] as const;
export type MethodType = (typeof METHOD_TYPES)[number];
export const HOLDER_TYPES = ["individual", "company"] as const;

/** A card or bank account that is saved at a payment provider. We store only the last four digits of its number. */
export const PaymentMethod = z.object({
  id: z.string(),
  type: z.enum(METHOD_TYPES),
  provider: z.enum(PROVIDERS),
  /** The brand of the card, or the name of the bank. */
  name: z.string(),
  last4: z.string(),
  exp_month: z.nullable(z.int()),
  /** Four digits. */
  exp_year: z.nullable(z.int()),
  /** A bank account is `new` until its two deposits were confirmed. */
  status: z.enum(["active", "new", "verified"]),
  account_holder_name: z.string(),
  account_holder_type: z.enum(HOLDER_TYPES),
  email: z.string(),
  gatewayId: z.string(),
  customerId: z.string(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** The gateway: by its id, otherwise by its provider, otherwise the church's only one. */
const OfGateway = { provider: ProviderText, gatewayId: z.nullish(Id) };

export const AddMethod = z.object({
  /** The token of the card or account that the provider's script has created. */
  id: text(255),
  customerId: optionalText(255),
  personId: z.nullish(Id),
  churchId: z.nullish(Id),
  email: z.nullish(EmailText),
  name: optionalText(200),
  ...OfGateway,
});
export type AddMethod = z.output<typeof AddMethod>;

export const SetUpBank = z.object({
  personId: z.nullish(Id),
  customerId: optionalText(255),
  email: z.nullish(EmailText),
  name: optionalText(200),
  ...OfGateway,
});
export type SetUpBank = z.output<typeof SetUpBank>;

export const SetUpGuestBank = z.object({
  churchId: z.nullish(Id),
  email: z.nullish(EmailText),
  name: optionalText(200),
  ...OfGateway,
});
export type SetUpGuestBank = z.output<typeof SetUpGuestBank>;

/** Two digits, which clients send as text or as a number. */
const TwoDigits = z.union([text(4), z.int()]);

export const CardChange = z.object({
  personId: z.nullish(Id),
  paymentMethodId: text(255),
  cardData: z.object({ card: z.object({ exp_month: TwoDigits, exp_year: TwoDigits }) }),
  ...OfGateway,
});
export type CardChange = z.output<typeof CardChange>;

export const MAX_HOLDER_NAME_LENGTH = 200;

export const BankChange = z.object({
  paymentMethodId: text(255),
  customerId: optionalText(255),
  personId: z.nullish(Id),
  bankData: z.object({
    account_holder_name: optionalText(MAX_HOLDER_NAME_LENGTH),
    account_holder_type: optionalText(20),
    type: optionalText(20),
  }),
  ...OfGateway,
});
export type BankChange = z.output<typeof BankChange>;

export const BankVerification = z.object({
  paymentMethodId: text(255),
  customerId: optionalText(255),
  /** The two amounts in cents, or the code that some banks show instead. */
  amountData: z.nullish(z.object({ amounts: z.array(z.union([text(10), z.number()])).check(z.maxLength(10)) })),
  code: optionalText(10),
  ...OfGateway,
});
export type BankVerification = z.output<typeof BankVerification>;
