import type { PaymentProvider } from "../payment-provider.ts";
import { describeStripeMethod } from "./describe-stripe-method.ts";
import type { StripeOf } from "./open-stripe.ts";
import { isConfirmationToken } from "./stripe-wallets.ts";
import { isSuccessResponse, toSaveResult } from "./save-result.ts";

/** Metadata key of the setup intents that we create for cards. Their events are ignored: the card is stored already. */
export const CARD_SETUP = "savedCard";

/** Saving a card confirms it with the bank while the donor is present, so that later gifts need no confirmation. */
export const stripeCards = (stripeOf: StripeOf): NonNullable<PaymentProvider["cards"]> => ({
  save: (account, { key, id, customerId }) =>
    toSaveResult(async () => {
      const setup = await stripeOf(account).setupIntents.create(
        {
          customer: customerId,
          ...(isConfirmationToken(id) ? { confirmation_token: id } : { payment_method: id }),
          confirm: true,
          usage: "off_session",
          metadata: { [CARD_SETUP]: "true" },
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
          expand: ["payment_method"],
        },
        { idempotencyKey: key },
      );
      if (setup.object !== "setup_intent" || !isSuccessResponse(setup)) return null;
      // `id` may be an alias such as `pm_card_visa`; the saved card has its own id.
      const method = describeStripeMethod(setup.payment_method);
      if (!method || setup.status !== "requires_action") return method;
      return { outcome: "action-needed", method, clientSecret: setup.client_secret ?? "" };
    }),

  change: (account, { id, expMonth, expYear }) =>
    toSaveResult(async () => {
      const card = { exp_month: expMonth, exp_year: expYear };
      const changed = await stripeOf(account).paymentMethods.update(id, { card });
      return isSuccessResponse(changed) ? describeStripeMethod(changed) : null;
    }),
});
