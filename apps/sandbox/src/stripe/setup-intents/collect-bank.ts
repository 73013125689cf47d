import type { Accounts } from "../open-accounts.ts";
import { Params } from "../params.ts";
import { makeBankMethod } from "../payment-methods/make-bank-method.ts";

const ACCOUNT =
  "us_bank_account[routing_number]=110000000&us_bank_account[account_number]=000123456789&us_bank_account[account_holder_type]=individual";

/** Sets the test bank account that the donor chose in the window: verified at once, or only by two small deposits. */
export function collectBank(accounts: Accounts, id: string, how: { name: string; isVerified: boolean }): void {
  for (const account of accounts.all()) {
    const setup = account.setupIntents.get(id);
    if (!setup || !["requires_payment_method", "requires_confirmation"].includes(setup.status)) continue;
    const holder = new URLSearchParams({ "billing_details[name]": how.name });
    const method = makeBankMethod(account, Params.parse(`${ACCOUNT}&${holder.toString()}`));
    const instrument = account.instruments.get(method.id);
    if (instrument) account.instruments.put(method.id, { ...instrument, verified: how.isVerified });
    account.setupIntents.put(id, { ...setup, payment_method: method.id, status: "requires_confirmation" });
  }
}
