import { subscribeGift } from "@offertory/contract";
import { createTestPaypalDonor } from "../../../giving/testing/create-test-paypal-donor.ts";
import type { testGiving } from "../../../giving/testing/test-giving.ts";

/** Creates a donor in a church with PayPal, with helpers to start recurring gifts. */
export async function createTestPaypalSubscriber(giving: Awaited<ReturnType<typeof testGiving>>) {
  const donor = await createTestPaypalDonor(giving);
  const { churchId, fund, gateway, rows } = donor;
  return {
    ...donor,
    subscribe: (amount: number, id: string, more: object = {}) =>
      giving.server.call(subscribeGift, {
        token: donor.token,
        headers: { "idempotency-key": id },
        body: {
          amount,
          id,
          churchId,
          provider: "paypal",
          gatewayId: gateway.id,
          funds: [{ id: fund.id, amount }],
          ...more,
        },
      }),
    subscriptions: () =>
      rows("select status, method_id, customer_id, schedule_owner, due_on from subscriptions where church_id = $1"),
  };
}
