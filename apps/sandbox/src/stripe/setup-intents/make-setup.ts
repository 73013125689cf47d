import { randomBytes } from "node:crypto";
import { newId, type Account } from "../account.ts";
import { findCustomer } from "../customers/customer.calls.ts";
import type { FoundToken } from "../confirmation-tokens/use-confirmation-token.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import type { SetupIntent } from "../wire.ts";

/** Creates an intent to save a payment method for later. */
export function makeSetup(account: Account, params: Params, token?: FoundToken): SetupIntent {
  const customer = params.nullable("customer");
  if (customer) findCustomer(account, customer, "customer");
  const method = token?.method ?? params.nullable("payment_method");
  const payer = method ? findPayer(account, method, customer) : undefined;
  const allowed = params.texts("allowed_payment_method_types");
  const id = newId("seti");
  const setup: SetupIntent = {
    id,
    object: "setup_intent",
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    application: null,
    automatic_payment_methods: allowed.length > 0 ? null : { allow_redirects: "never", enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    created: account.clock.seconds(),
    customer,
    customer_account: null,
    description: params.nullable("description"),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: payer?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: allowed.length > 0 ? allowed : ["card", "link", "us_bank_account"],
    single_use_mandate: null,
    status: payer ? "requires_confirmation" : "requires_payment_method",
    usage: params.nullable("usage") ?? "off_session",
  };
  return account.setupIntents.put(id, setup);
}
