import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCard, addFund, addGateway, can, chargeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSandbox, type Sandbox } from "../../../../../sandbox/src/sandbox.ts";
import { givenChurch } from "../../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let sandbox: Sandbox;
let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), "offertory-giving-"));
beforeAll(async () => {
  sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  server = await testServer({ sandboxUrl: `http://127.0.0.1:${sandbox.httpPort}` });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

async function givenDonor(card = "pm_card_visa") {
  const church = await givenChurch(server);
  const keeper = await church.person({ permissions: [can.editGivingSettings] });
  const settings = keeper.tokenFor("giving");
  const fund = (await server.call(addFund, { token: settings, body: { name: "General" } })).body;
  const gateway = (await server.call(addGateway, { token: settings, body: { provider: "stripe" } })).body;
  const donor = await church.person();
  const token = donor.tokenFor("giving");
  const saved = await server.call(addCard, {
    token,
    body: { id: card, personId: donor.personId, provider: "stripe", gatewayId: gateway.id },
  });
  const give = (amount: number, more: object = {}, headers = {}) =>
    server.call(chargeGift, {
      token,
      headers,
      body: {
        amount,
        id: saved.body.paymentMethod?.id,
        funds: [{ id: fund.id, amount }],
        provider: "stripe",
        gatewayId: gateway.id,
        ...more,
      },
    });
  const donations = async () =>
    (await server.database.pool.query("select * from donations where church_id = $1", [church.churchId])).rows;
  return { church, donor, saved, give, donations, fund };
}

test("G1.01 G7.07 a gift by a saved card is charged once, booked once, and every cent is in the ledger", async () => {
  const { church, saved, give, donations } = await givenDonor();
  expect(saved).toMatchObject({
    status: 200,
    body: { paymentMethod: { type: "card", last4: "4242", status: "active" } },
  });
  const answer = await give(25);
  expect(answer).toMatchObject({ status: 200, body: { status: "succeeded", provider: "stripe" } });
  expect(await donations()).toMatchObject([{ amount: 2500, status: "succeeded", provider_fee: 103, method: "card" }]);
  const { rows } = await server.database.pool.query(
    "select account, sum(amount)::int as amount from ledger where church_id = $1 group by account order by account",
    [church.churchId],
  );
  expect(rows).toEqual([
    { account: "fees", amount: 103 },
    { account: "fund", amount: -2500 },
    { account: "provider", amount: 2397 },
  ]);
});
