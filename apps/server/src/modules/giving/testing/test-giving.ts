import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCard, addFund, addGateway, can, chargeGift, testGateway } from "@offertory/contract";
import type { Currency } from "@offertory/i18n";
import { openSandbox } from "../../../../../sandbox/src/sandbox.ts";
import type { Config } from "../../../platform/config/config.ts";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

/** Starts the server and the sandbox, connected with each other. */
export async function testGiving(changes: Partial<Config> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "offertory-giving-"));
  const sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  const sandboxUrl = `http://127.0.0.1:${sandbox.httpPort}`;
  const port = await freePort();
  const portal = `http://127.0.0.1:${port}`;
  const server = await testServer({ sandboxUrl, apps: { portal, site: portal, lessons: portal }, ...changes });
  await server.http.listen({ port, host: "127.0.0.1" });
  const callSandbox = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${sandboxUrl}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    server,
    /** Makes the next calls to the provider fail. */
    fault: (kind: string, more: object = {}) =>
      callSandbox("POST", "/api/faults", { provider: "stripe", match: "POST /v1/payment_intents", kind, ...more }),
    clearFaults: () => callSandbox("DELETE", "/api/faults", {}),
    sandboxUrl,
    /** The sandbox's mail server. */
    smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    /** Acts as a bank or donor on a charge at Stripe: settle, return, dispute, win, lose, complete, fail. */
    operate: (id: string, action: string) => callSandbox("POST", `/api/stripe/${id}/${action}`, {}),
    /** Moves the clocks of the server and of the sandbox. */
    async passDays(days: number) {
      await callSandbox("POST", "/api/clock", { days });
      server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000);
    },
    async close() {
      await server.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

/** Creates a donor with a saved card, in a church with a fund and a Stripe gateway in the sandbox. */
export async function createTestDonor(server: TestServer, card = "pm_card_visa", currency?: Currency) {
  const church = await createTestChurch(server, "Grace Church", currency);
  const treasurer = await church.person({ permissions: [can.editGivingSettings] });
  const settings = treasurer.tokenFor("giving");
  const fund = (await server.call(addFund, { token: settings, body: { name: "General" } })).body;
  const gateway = (await server.call(addGateway, { token: settings, body: { provider: "stripe" } })).body;
  // Testing the keys also registers the webhook.
  await server.call(testGateway, { token: settings, params: { id: gateway.id } });
  const { personId, tokenFor, userToken } = await church.person();
  const token = tokenFor("giving");
  const saved = await server.call(addCard, { token, body: { id: card, personId, gatewayId: gateway.id } });
  const rows = async (text: string) => (await server.database.pool.query(text, [church.churchId])).rows;

  return {
    church,
    churchId: church.churchId,
    personId,
    token,
    /** Makes a new token, because `token` expires when the clock is moved. */
    tokenFor,
    userToken,
    fund,
    gateway,
    saved,
    give: (amount: number, { key, ...more }: { key?: string; [field: string]: unknown } = {}, by = token) =>
      server.call(chargeGift, {
        token: by,
        headers: key ? { "idempotency-key": key } : {},
        body: {
          amount,
          id: saved.body.paymentMethod?.id,
          funds: [{ id: fund.id, amount }],
          provider: "stripe",
          gatewayId: gateway.id,
          ...more,
        },
      }),
    donations: () => rows("select amount, status, provider_fee, transaction_id from donations where church_id = $1"),
    intents: () => rows("select status, failure, provider_id, checks from payment_intents where church_id = $1"),
    /** The sum of all ledger lines, which must be zero. */
    ledgerRest: async () =>
      (await rows("select coalesce(sum(amount), 0)::int as rest from ledger where church_id = $1"))[0].rest,
  };
}
