import type { Account } from "../account.ts";
import { checkDeposits, INTENT_CODES } from "../bank/check-deposits.ts";
import { LIST_PARAMS, type CallInput, type Call } from "../call.ts";
import {
  findConfirmationToken,
  needsConfirm,
  refuseOtherSetup,
  spendConfirmationToken,
  type FoundToken,
} from "../confirmation-tokens/use-confirmation-token.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import type { Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { noSuch, StripeError } from "../stripe-error.ts";
import type { SetupIntent } from "../wire.ts";
import { change, confirmSetup, unexpected } from "./confirm-setup.ts";
import { makeSetup } from "./make-setup.ts";

function find(account: Account, { id, params, fromBrowser }: CallInput): SetupIntent {
  const setup = account.setupIntents.get(id);
  if (!setup) throw noSuch("setupintent", id, "intent");
  if (fromBrowser && params.text("client_secret") !== setup.client_secret) {
    throw new StripeError(400, {
      code: "setup_intent_invalid_parameter",
      param: "client_secret",
      message: "The client_secret provided does not match the client_secret associated with the SetupIntent.",
    });
  }
  return setup;
}

const hasMandate = (params: Params, token?: FoundToken) =>
  params.group("mandate_data").group("customer_acceptance").has("type") || Boolean(token?.token.mandate_data);

export const setupIntentCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/setup_intents",
    takes:
      "customer payment_method confirmation_token confirm usage description metadata automatic_payment_methods allowed_payment_method_types " +
      "mandate_data payment_method_options return_url use_stripe_sdk",
    run(account, { params }) {
      const token = findConfirmationToken(account, params);
      if (token && !params.flag("confirm")) throw needsConfirm();
      if (token) refuseOtherSetup(token);
      const setup = makeSetup(account, params, token);
      if (token) spendConfirmationToken(account, token, { setup_intent: setup.id });
      emitEvent(account, "setup_intent.created", setup);
      return params.flag("confirm") ? confirmSetup(account, setup, { mandate: hasMandate(params, token) }) : setup;
    },
  },
  {
    method: "GET",
    path: "/v1/setup_intents",
    takes: `${LIST_PARAMS} customer payment_method`,
    run(account, { params, url }) {
      const customer = params.nullable("customer");
      const method = params.nullable("payment_method");
      const found = [...account.setupIntents.values()].filter(
        (one) => (!customer || one.customer === customer) && (!method || one.payment_method === method),
      );
      return listPage(found, params, url);
    },
  },
  {
    method: "GET",
    path: "/v1/setup_intents/:id",
    browser: true,
    takes: "client_secret",
    run: (account, asked) => find(account, asked),
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/confirm",
    browser: true,
    takes:
      "payment_method confirmation_token mandate_data return_url client_secret use_stripe_sdk payment_method_options",
    run(account, asked) {
      const setup = find(account, asked);
      const token = findConfirmationToken(account, asked.params);
      if (token) refuseOtherSetup(token);
      const method = token?.method ?? asked.params.nullable("payment_method");
      const payer = method ? findPayer(account, method, setup.customer) : undefined;
      if (token) spendConfirmationToken(account, token, { setup_intent: setup.id });
      const ready = payer ? account.setupIntents.put(setup.id, { ...setup, payment_method: payer.id }) : setup;
      return confirmSetup(account, ready, { mandate: hasMandate(asked.params, token) });
    },
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/cancel",
    takes: "cancellation_reason",
    run(account, asked) {
      const setup = find(account, asked);
      if (setup.status === "succeeded" || setup.status === "canceled") {
        throw unexpected(setup, `You cannot cancel this SetupIntent because it has a status of ${setup.status}.`);
      }
      const reason = asked.params.nullable("cancellation_reason");
      const changes = { status: "canceled", next_action: null, cancellation_reason: reason };
      return change(account, setup, changes, "setup_intent.canceled");
    },
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/verify_microdeposits",
    browser: true,
    takes: "amounts descriptor_code client_secret",
    run(account, asked) {
      const setup = find(account, asked);
      const method = setup.payment_method;
      if (setup.next_action?.type !== "verify_with_microdeposits" || !method) {
        throw unexpected(setup, "This SetupIntent does not wait for microdeposits to be verified.");
      }
      checkDeposits(account, findPayer(account, method, setup.customer).instrument, asked.params, INTENT_CODES);
      return confirmSetup(account, setup, { mandate: true });
    },
  },
];
