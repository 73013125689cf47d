import { Refusal } from "../errors/refusal.ts";

/** The church's currency was changed a moment ago, and this request still used the one before. */
export class CurrencyChanged extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("currency-changed");
  }
}

/** Whether the database refused a row because its amount is in another currency than its church's. */
export const isOtherCurrency = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && String(error.constraint).endsWith("_currency_fkey");
