import type { Call } from "../call.ts";
import type { Params } from "../params.ts";
import { invalid, noSuch } from "../stripe-error.ts";
import { makeConfirmationToken } from "./make-confirmation-token.ts";
import type { ElementsTerms } from "./token-terms.ts";

const MODES = ["payment", "setup", "subscription"] as const;

export const confirmationTokenCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/test_helpers/confirmation_tokens",
    takes: "payment_method payment_method_data payment_method_options return_url setup_future_usage shipping",
    run: (account, { params }) => makeConfirmationToken(account, params, null),
  },
  {
    method: "GET",
    path: "/v1/confirmation_tokens/:id",
    browser: true,
    takes: "",
    run(account, { id }) {
      const token = account.confirmationTokens.get(id);
      if (!token) throw noSuch("confirmation_token", id);
      return token;
    },
  },
];

/** What only Stripe's script calls: it is not published, and the library does not have it. */
export const confirmationTokenScriptCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/confirmation_tokens",
    browser: true,
    takes:
      "payment_method payment_method_data return_url setup_future_usage mandate_data metadata shipping use_stripe_sdk " +
      "client_context",
    run: (account, { params }) => makeConfirmationToken(account, params, readElements(params.group("client_context"))),
  },
];

function readElements(context: Params): ElementsTerms {
  const mode = MODES.find((one) => one === context.required("mode"));
  if (!mode) throw invalid(context.name("mode"), `Invalid mode: must be one of ${MODES.join(", ")}`);
  return { mode, amount: context.integer("amount") ?? null, currency: context.nullable("currency") };
}
