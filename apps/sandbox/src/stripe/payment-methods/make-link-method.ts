import { newId, type Account } from "../account.ts";
import { mergeMetadata, type Params } from "../params.ts";
import type { PaymentMethod } from "../wire.ts";
import { cardOfToken } from "./make-card-method.ts";
import { readBilling } from "./read-billing.ts";

/** Creates a payment method of Link. It behaves like the card that its owner chose in Link, and does not show it. */
export function makeLinkMethod(account: Account, params: Params): PaymentMethod {
  const { behaviour } = cardOfToken(account, params.group("link").required("token"));
  const billing = readBilling(params.group("billing_details"));
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: billing,
    created: account.clock.seconds(),
    customer: null,
    customer_account: null,
    link: { email: billing.email },
    livemode: false,
    metadata: mergeMetadata({}, params),
    type: "link",
  };
  account.instruments.put(method.id, {
    id: method.id,
    behaviour,
    setUp: false,
    verified: true,
    tries: 0,
    mandate: null,
    spent: false,
  });
  return account.paymentMethods.put(method.id, method);
}
