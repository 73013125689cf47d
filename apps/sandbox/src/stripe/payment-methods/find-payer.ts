import type { Account, Instrument } from "../account.ts";
import { StripeError } from "../stripe-error.ts";
import type { BankAccount, PaymentMethod } from "../wire.ts";
import { findMethod } from "./find-method.ts";

export type PayerType = "card" | "link" | "us_bank_account";

/** Whether the bank answers days later. A card answers at once, and so does the card behind Link. */
export const isDebit = (type: string): boolean => type !== "card" && type !== "link";

/** What a payment is charged to: a card or bank account, as a payment method or as a bank account of the older API. */
export type Payer = {
  id: string;
  type: PayerType;
  customer: string | null;
  instrument: Instrument;
  method?: PaymentMethod;
  bank?: BankAccount;
};

/** Returns the payer with this id, and refuses one that this customer may not use. */
export function findPayer(account: Account, id: string, customer: string | null): Payer {
  const bank = account.bankAccounts.get(id);
  const method = bank ? undefined : findMethod(account, id);
  const instrument = account.instruments.get(bank?.id ?? method?.id ?? "");
  if (!instrument) throw new Error(`${id} has no instrument`);
  const owner = bank?.customer ?? method?.customer ?? null;
  if (owner && customer === null) {
    throw new StripeError(400, {
      param: "payment_method",
      message:
        `The payment method supplied (${id}) belongs to a customer, but you did not supply a customer in your request. ` +
        "Please include the Customer in the `customer` parameter.",
    });
  }
  if (owner && owner !== customer) {
    throw new StripeError(400, {
      param: "payment_method",
      message:
        `The customer does not have a payment method with the ID ${id}. ` +
        "The payment method must be attached to the customer.",
    });
  }
  if (!owner && instrument.spent) throw spentMethod();
  return {
    id: instrument.id,
    type: TYPES.find((type) => type === method?.type) ?? "us_bank_account",
    customer: owner,
    instrument,
    ...(bank ? { bank } : {}),
    ...(method ? { method } : {}),
  };
}

const TYPES = ["card", "link"] as const;

export function spentMethod(): StripeError {
  return new StripeError(400, {
    code: "payment_method_unexpected_state",
    param: "payment_method",
    message:
      "This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, " +
      "and may not be used again.",
  });
}
