import { newId, type Account } from "../account.ts";
import type { Payer } from "../payment-methods/find-payer.ts";

/** Stores the account holder's consent to be debited, now and later. */
export function keepMandate(account: Account, payer: Payer): string {
  if (payer.instrument.mandate) return payer.instrument.mandate;
  const id = newId("mandate");
  account.mandates.put(id, {
    id,
    object: "mandate",
    customer_acceptance: {
      accepted_at: account.clock.seconds(),
      online: { ip_address: "127.0.0.1", user_agent: "sandbox" },
      type: "online",
    },
    livemode: false,
    multi_use: {},
    payment_method: payer.id,
    payment_method_details: { type: "us_bank_account", us_bank_account: {} },
    status: "active",
    type: "multi_use",
  });
  account.instruments.put(payer.id, { ...payer.instrument, mandate: id });
  return id;
}
