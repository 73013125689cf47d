import type { Account } from "../account.ts";
import { verifyDebit } from "../bank/verify-debit.ts";
import { LIST_PARAMS, type CallInput, type Call } from "../call.ts";
import {
  findConfirmationToken,
  needsConfirm,
  refuseOtherPayment,
  spendConfirmationToken,
  type FoundToken,
} from "../confirmation-tokens/use-confirmation-token.ts";
import { emitEvent } from "../emit-event.ts";
import { listPage } from "../list-page.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { invalid, noSuch, StripeError } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";
import { changeIntent } from "./change-intent.ts";
import { confirmIntent, type Confirmation } from "./confirm-intent.ts";
import { makeIntent, readAmount } from "./make-intent.ts";

const CREATE =
  "amount currency customer payment_method confirmation_token confirm off_session description receipt_email metadata setup_future_usage " +
  "statement_descriptor statement_descriptor_suffix automatic_payment_methods allowed_payment_method_types mandate_data " +
  "payment_method_options confirmation_method capture_method error_on_requires_action return_url use_stripe_sdk";
const CONFIRM =
  "payment_method confirmation_token off_session mandate_data return_url receipt_email setup_future_usage error_on_requires_action " +
  "client_secret use_stripe_sdk payment_method_options";

function findIntent(account: Account, { id, params, fromBrowser }: CallInput): PaymentIntent {
  const intent = account.paymentIntents.get(id);
  if (!intent) throw noSuch("payment_intent", id, "intent");
  if (fromBrowser && params.text("client_secret") !== intent.client_secret) {
    throw new StripeError(400, {
      code: "payment_intent_invalid_parameter",
      param: "client_secret",
      message: "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
    });
  }
  return intent;
}

function readConfirmation(params: Params, token?: FoundToken): Confirmation {
  const offSession = params.text("off_session");
  return {
    offSession: offSession === "true" || offSession === "one_off" || offSession === "recurring",
    mandate:
      params.group("mandate_data").group("customer_acceptance").has("type") || Boolean(token?.token.mandate_data),
  };
}

/** With `error_on_requires_action`, a card that requires authentication is refused. */
function refuseAction(params: Params, intent: PaymentIntent): PaymentIntent {
  if (intent.status !== "requires_action" || !params.flag("error_on_requires_action")) return intent;
  throw new StripeError(402, {
    type: "card_error",
    code: "authentication_required",
    message: "This payment required an authentication action to complete, but `error_on_requires_action` was set.",
    payment_intent: intent,
  });
}

function confirm(account: Account, intent: PaymentIntent, params: Params, token?: FoundToken): PaymentIntent {
  return refuseAction(params, confirmIntent(account, intent, readConfirmation(params, token)));
}

function change(account: Account, intent: PaymentIntent, params: Params, token?: FoundToken): PaymentIntent {
  const method = token?.method ?? params.nullable("payment_method");
  const customer = params.has("customer") ? params.nullable("customer") : intent.customer;
  const payer = method ? findPayer(account, method, customer) : undefined;
  return account.paymentIntents.put(intent.id, {
    ...intent,
    customer,
    amount: params.has("amount") ? readAmount(params, intent.currency) : intent.amount,
    description: params.has("description") ? params.nullable("description") : intent.description,
    receipt_email: params.has("receipt_email") ? params.nullable("receipt_email") : intent.receipt_email,
    metadata: mergeMetadata(intent.metadata, params),
    setup_future_usage:
      params.nullable("setup_future_usage") ?? intent.setup_future_usage ?? token?.token.setup_future_usage ?? null,
    payment_method: payer?.id ?? intent.payment_method,
    status: payer && intent.status === "requires_payment_method" ? "requires_confirmation" : intent.status,
  });
}

export const paymentIntentCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    takes: CREATE,
    run(account, { params }) {
      if (params.text("capture_method") === "manual") throw invalid("capture_method", "The sandbox captures at once.");
      const token = findConfirmationToken(account, params);
      if (token && !params.flag("confirm")) throw needsConfirm();
      if (token) {
        refuseOtherPayment(token, {
          amount: params.integer("amount"),
          currency: params.required("currency").toLowerCase(),
          setup_future_usage: params.nullable("setup_future_usage"),
        });
      }
      const intent = makeIntent(account, params, token);
      if (token) spendConfirmationToken(account, token, { payment_intent: intent.id });
      emitEvent(account, "payment_intent.created", intent);
      return params.flag("confirm") ? confirm(account, intent, params, token) : intent;
    },
  },
  {
    method: "GET",
    path: "/v1/payment_intents",
    takes: `${LIST_PARAMS} customer`,
    run(account, { params, url }) {
      const customer = params.nullable("customer");
      const found = [...account.paymentIntents.values()].filter((one) => !customer || one.customer === customer);
      return listPage(found, params, url);
    },
  },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    browser: true,
    takes: "client_secret",
    run: (account, asked) => findIntent(account, asked),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id",
    takes: "amount customer payment_method description receipt_email metadata setup_future_usage",
    run(account, asked) {
      const intent = findIntent(account, asked);
      const open = ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status);
      if (!open && asked.params.has("amount")) {
        throw new StripeError(400, {
          code: "payment_intent_unexpected_state",
          message: `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
          payment_intent: intent,
        });
      }
      return change(account, intent, asked.params);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    browser: true,
    takes: CONFIRM,
    run(account, asked) {
      const intent = findIntent(account, asked);
      const token = findConfirmationToken(account, asked.params);
      const usage = asked.params.nullable("setup_future_usage") ?? intent.setup_future_usage;
      if (token) refuseOtherPayment(token, { ...intent, setup_future_usage: usage });
      const changed = change(account, intent, asked.params, token);
      if (token) spendConfirmationToken(account, token, { payment_intent: intent.id });
      return confirm(account, changed, asked.params, token);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    takes: "cancellation_reason",
    run(account, asked) {
      const intent = findIntent(account, asked);
      if (["succeeded", "canceled", "processing"].includes(intent.status)) {
        throw new StripeError(400, {
          code: "payment_intent_unexpected_state",
          payment_intent: intent,
          message:
            `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
            "one of the following statuses may be canceled: requires_payment_method, requires_confirmation, requires_action.",
        });
      }
      const changes = {
        status: "canceled",
        canceled_at: account.clock.seconds(),
        cancellation_reason: asked.params.nullable("cancellation_reason"),
        next_action: null,
      };
      return changeIntent(account, intent, changes, "payment_intent.canceled");
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/verify_microdeposits",
    browser: true,
    takes: "amounts descriptor_code client_secret",
    run: (account, asked) => verifyDebit(account, findIntent(account, asked), asked.params),
  },
];
