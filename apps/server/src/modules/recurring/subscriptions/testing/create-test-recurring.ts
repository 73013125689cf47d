import { addCard, changeSubscriptions, endSubscription, listSubscriptions, subscribeGift } from "@offertory/contract";
import { z } from "zod";
import { createTestDonor, type testGiving } from "../../../giving/testing/test-giving.ts";

const Page = z.object({ data: z.array(z.object({ id: z.string(), status: z.string() })) });
const Charges = z.object({ data: z.array(z.object({ amount_received: z.number() })) });
type Giving = Awaited<ReturnType<typeof testGiving>>;
type Fields = { key?: string; [field: string]: unknown };

/** Creates a donor with a saved card, and helpers to subscribe, change and end recurring gifts. */
export async function createTestRecurring(
  { server, sandboxUrl }: Giving,
  card?: string,
  at?: ReturnType<Giving["server"]["another"]>,
) {
  const donor = await createTestDonor(server, card);
  const { church, churchId, fund, gateway, personId, tokenFor } = donor;
  const rows = async (text: string) => (await server.database.pool.query(text, [churchId])).rows;
  const { paymentMethod, customerId } = donor.saved.body;
  const token = () => tokenFor("giving");

  /** Calls the Stripe API of the sandbox directly, as the church would in Stripe's dashboard. */
  const stripe = async (method: string, path: string, body?: string): Promise<unknown> => {
    const authorization = `Bearer ${donor.gateway.publicKey.replace("pk_", "sk_")}`;
    const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
    return (await fetch(`${sandboxUrl}${path}`, { method, headers, ...(body && { body }) })).json();
  };

  return {
    ...donor,
    church,
    rows,
    customerId: customerId ?? "",
    methodId: paymentMethod?.id ?? "",
    subscribe: (amount: number, { key, ...more }: Fields = {}) =>
      server.call(
        subscribeGift,
        {
          token: token(),
          headers: key ? { "idempotency-key": key } : {},
          body: {
            amount,
            id: paymentMethod?.id,
            funds: [{ id: fund.id, amount }],
            provider: "stripe",
            gatewayId: gateway.id,
            interval: { interval: "month", interval_count: 1 },
            ...more,
          },
        },
        at,
      ),
    list: async () =>
      (await server.call(listSubscriptions, { token: token(), params: { customerId: customerId ?? "" } })).body.data,
    change: (...body: object[]) => server.call(changeSubscriptions, { token: token(), body }, at),
    end: (id: string) => server.call(endSubscription, { token: token(), params: { id } }, at),
    addCard: async (id: string) => {
      const body = { id, personId, gatewayId: gateway.id };
      return (await server.call(addCard, { token: token(), body })).body.paymentMethod?.id ?? "";
    },
    subscriptions: () =>
      rows(`select id, status, provider_id, tries, failure, to_sync, due_on, amount from subscriptions
            where church_id = $1 order by created_at`),
    stripe,
    /** The donor's subscriptions at Stripe. */
    async atStripe(): Promise<{ id: string; status: string }[]> {
      const { data } = Page.parse(await stripe("GET", `/v1/subscriptions?customer=${customerId}&status=all&limit=100`));
      return data;
    },
    /** The sum of all payments of this donor at Stripe, in cents. */
    async stripePaid(): Promise<number> {
      const { data } = Charges.parse(await stripe("GET", `/v1/payment_intents?customer=${customerId}&limit=100`));
      return data.reduce((sum, charge) => sum + charge.amount_received, 0);
    },
    /** The church's donations, oldest first. */
    donations: () =>
      rows(`select amount, covered_fee, status, provider_fee, transaction_id, schedule_id, donated_on from donations
            where church_id = $1 order by donated_at, id`),
    days: async () =>
      (await rows("select donated_on from donations where church_id = $1 order by donated_at")).map(
        ({ donated_on: day }) => day,
      ),
  };
}

/** Runs the worker of recurring gifts once. */
export const attend = async ({ server }: Giving) => {
  await server.tasks["giving-recurring"]?.({});
};

/** Moves the server's clock, not the sandbox's. */
export const later = ({ server }: Giving, minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

/** Makes the sandbox hold all webhooks of Stripe, as if a router kept them from the server. */
export const holdWebhooks = ({ sandboxUrl }: Giving) =>
  fetch(`${sandboxUrl}/api/webhooks/hold`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "stripe" }),
  });
