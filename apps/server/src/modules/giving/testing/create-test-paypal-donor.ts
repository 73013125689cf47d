import { addFund, addGateway, can, chargeGift, createOrder, makeClientToken, testGateway } from "@offertory/contract";
import { z } from "zod";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import type { testGiving } from "./test-giving.ts";

type TestGiving = Awaited<ReturnType<typeof testGiving>>;

export const CARDS = {
  pays: "4111111111111111",
  refused: "4000000000000002",
  declined: "4000000000009995",
  asks: "4000002760003184",
  silentlyPassed: "4868719196829038",
  silentlyFailed: "4868719158130060",
  nobodyKnows: "4868719115514992",
};

/** Controls the sandbox's PayPal: `operate` acts as a bank or donor or moves the clock, `injectFault` causes faults. */
export const atPaypal = ({ sandboxUrl, fault }: TestGiving) => ({
  async operate(path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${sandboxUrl}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  },
  injectFault: (kind: string, match: string, more: object = {}) =>
    fault(kind, { provider: "paypal", match: match.replace(" ", " /paypal"), ...more }),
});

const PaypalResponse = z.object({
  access_token: z.optional(z.string()),
  webhooks: z.optional(z.array(z.object({ id: z.string() }))),
  items: z.optional(z.array(z.object({ dispute_id: z.string() }))),
});

/** Calls PayPal's API with the church's account, for changes that a treasurer would make in PayPal's dashboard. */
export async function askPaypal(
  { sandboxUrl }: Pick<TestGiving, "sandboxUrl">,
  clientId: string,
  method: string,
  path: string,
  body?: object,
) {
  const send = async (verb: string, to: string, authorization: string, sent?: string) => {
    const headers = { authorization };
    const response = await fetch(`${sandboxUrl}/paypal${to}`, { method: verb, headers, ...(sent && { body: sent }) });
    if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? {} : PaypalResponse.parse(await response.json());
  };
  const credentials = `${clientId}:${clientId.replace("sandbox-", "sandbox-secret-")}`;
  const basic = `Basic ${Buffer.from(credentials).toString("base64")}`;
  const { access_token: token } = await send("POST", "/v1/oauth2/token", basic, "grant_type=client_credentials");
  return send(method, path, `Bearer ${token}`, body && JSON.stringify(body));
}

/** Makes PayPal send an account's webhooks to another address. */
export async function redirectWebhooks(giving: TestGiving, clientId: string, url: string) {
  const { webhooks } = await askPaypal(giving, clientId, "GET", "/v1/notifications/webhooks");
  const path = `/v1/notifications/webhooks/${webhooks?.[0]?.id}`;
  await askPaypal(giving, clientId, "PATCH", path, [{ op: "replace", path: "/url", value: url }]);
}

/** Creates a donor in a church with a fund and a PayPal gateway in the sandbox, with helpers for orders and cards. */
export async function createTestPaypalDonor({ server, sandboxUrl }: TestGiving) {
  const church = await createTestChurch(server);
  const { churchId } = church;
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const settings = treasurer.tokenFor("giving");
  const fund = (await server.call(addFund, { token: settings, body: { name: "General" } })).body;
  const gateway = (await server.call(addGateway, { token: settings, body: { provider: "paypal" } })).body;
  // Testing the keys also registers the webhook.
  await server.call(testGateway, { token: settings, params: { id: gateway.id } });
  const { personId, tokenFor } = await church.person();
  const token = tokenFor("giving");
  const rows = async (text: string) => (await server.database.pool.query(text, [churchId])).rows;
  const named = { provider: "paypal", gatewayId: gateway.id };

  /** Sends a card to PayPal, as its script does when the donor has typed it. */
  const typeCard = async (orderId: string, number: string, name = "Ada Giver") => {
    const { body } = await server.call(makeClientToken, { token, body: { ...named, kind: "v6" } });
    const card = { number, name, expiry: "2035-12", security_code: "123" };
    const response = await fetch(`${sandboxUrl}/paypal/v2/checkout/orders/${orderId}/confirm-payment-source`, {
      method: "POST",
      headers: { authorization: `Bearer ${body.clientToken}`, "content-type": "application/json" },
      body: JSON.stringify({ payment_source: { card } }),
    });
    if (!response.ok) throw new Error(`The card was not taken: ${await response.text()}`);
  };
  const makeOrder = (amount: number, more: object = {}) =>
    server.call(createOrder, { token, body: { ...named, amount, currency: "USD", funds: [], ...more } });
  const order = async (amount: number, number = CARDS.pays, more: object = {}): Promise<string> => {
    const { body } = await makeOrder(amount, more);
    await typeCard(body.id, number);
    return body.id;
  };

  return {
    church,
    churchId,
    personId,
    token,
    /** Makes a new token, because `token` expires when the clock is moved. */
    tokenFor,
    settings,
    fund,
    gateway,
    makeOrder,
    typeCard,
    /** Creates an order and adds a card to it. */
    order,
    give: (
      amount: number,
      id: string,
      { key, as = token, ...more }: { key?: string; as?: string; [field: string]: unknown } = {},
    ) =>
      server.call(chargeGift, {
        token: as,
        headers: key ? { "idempotency-key": key } : {},
        body: { ...named, amount, id, churchId, type: "paypal", funds: [{ id: fund.id, amount }], ...more },
      }),
    rows,
    donations: () =>
      rows(
        "select amount, status, provider_fee, transaction_id, method, method_details from donations where church_id = $1 order by amount",
      ),
    intents: () =>
      rows(
        "select id, status, failure_code, provider_id, method_id, checks from payment_intents where church_id = $1 order by failure_code, id",
      ),
    ledgerRest: async () =>
      (await rows("select coalesce(sum(amount), 0)::int as rest from ledger where church_id = $1"))[0].rest,
    /** The captures at PayPal for this church. */
    async captures(): Promise<{ status: string; value: string }[]> {
      const state: { captures: { account: string; status: string; amount: { value: string } }[] } = JSON.parse(
        await (await fetch(`${sandboxUrl}/api/paypal`)).text(),
      );
      return state.captures
        .filter(({ account }) => account === gateway.publicKey)
        .map(({ status, amount }) => ({ status, value: amount.value }));
    },
  };
}
