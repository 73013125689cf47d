import { addChurch, can, changeChurch, publicSettings, readChurch, selectChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../src/modules/giving/testing/test-giving.ts";
import { currencyOf, rememberCurrency } from "../src/platform/money/church-money.ts";
import { createTestChurch } from "./create-test-church.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await giving.server.database.pool.query<Record<string, unknown>>(text, values)).rows;

const address = { address1: "1 Main St", city: "Springfield", state: "IL", zip: "62701" };

async function createTreasury(currency?: "USD" | "EUR") {
  const donor = await createTestDonor(giving.server);
  const { token } = await donor.church.person({ permissions: [can.editSettings] });
  const change = (wanted: string, by = token) =>
    giving.server.call(changeChurch, { token: by, params: { churchId: donor.churchId }, body: { currency: wanted } });
  if (currency) await change(currency);
  return { ...donor, token: donor.token, staff: token, change };
}

test("a church gets the chosen currency, else that of its country, and every answer about it carries it", async () => {
  const { server } = giving;
  const { userToken } = await (await createTestChurch(server)).person();
  const register = async (country: string, currency?: string) =>
    (await server.call(addChurch, { token: userToken, body: { name: "Hope", ...address, country, currency } })).body;
  expect((await register("Germany")).currency).toBe("EUR");
  expect((await register("KR")).currency).toBe("KRW");
  expect((await register("Nowhere")).currency).toBe("USD");
  const swiss = await register("Germany", "chf");
  expect(swiss.currency).toBe("CHF");
  expect(await register("Germany", "XXX")).toMatchObject({ code: "currency-invalid" });

  const params = { churchId: swiss.id };
  expect((await server.call(readChurch, { params })).body.currency).toBe("CHF");
  expect((await server.call(publicSettings, { params })).body["currency"]).toBe("CHF");
  const selected = await server.call(selectChurch, { token: userToken, body: params });
  expect(selected.body.church.currency).toBe("CHF");
});

test("staff with permission change the currency until the first gift, and then it is refused by name", async () => {
  const { server } = giving;
  const { churchId, change, give, staff, church } = await createTreasury();
  const member = await church.person();
  expect((await change("EUR", member.token)).status).toBe(403);
  expect(await change("ZZZ")).toMatchObject({ status: 400, body: { code: "currency-invalid" } });
  expect(await change("EUR")).toMatchObject({ status: 200, body: { currency: "EUR" } });
  expect(currencyOf(churchId)).toBe("EUR");
  expect(await change("USD")).toMatchObject({ status: 200, body: { currency: "USD" } });

  expect((await give(10)).body.status).toBe("succeeded");
  expect(await change("EUR")).toMatchObject({ status: 409, body: { code: "currency-in-use" } });
  expect(currencyOf(churchId)).toBe("USD");
  // Other details can still be changed, and sending the same currency changes nothing.
  const params = { churchId };
  const body = { currency: "USD", city: "Salem" };
  expect((await server.call(changeChurch, { token: staff, params, body })).body).toMatchObject(body);
});

test("a gift in the currency from before a change at the same moment is refused, and no money moves", async () => {
  const { churchId, give, intents, change } = await createTreasury();
  const client = await giving.server.owner.connect();
  await client.query("begin");
  await client.query("update churches set currency = 'EUR' where id = $1", [churchId]);
  const given = give(10);
  await client.query("select pg_sleep(0.3)");
  await client.query("commit");
  client.release();
  expect((await given).body).toMatchObject({ code: "currency-changed" });
  expect(await intents()).toEqual([]);

  // The other way round: the gift comes first, and the change waits for it.
  await change("USD");
  const other = await giving.server.owner.connect();
  await other.query("begin");
  await other.query(
    `insert into ledger (church_id, entry_id, reason, account, amount) values ($1, 'e', 'gift', 'cash', 0)`,
    [churchId],
  );
  const changed = change("EUR");
  await other.query("select pg_sleep(0.3)");
  await other.query("commit");
  other.release();
  expect((await changed).body).toMatchObject({ code: "currency-in-use" });
});

test("the database refuses a ledger line and a payment in another currency than the church's", async () => {
  const { churchId, give } = await createTreasury();
  await give(10);
  const line = rowsOf(
    `insert into ledger (church_id, entry_id, reason, account, amount, currency) values ($1, 'e', 'gift', 'cash', 5, 'EUR')`,
    churchId,
  );
  await expect(line).rejects.toMatchObject({ constraint: "ledger_currency_fkey" });
  const payment = rowsOf(`update payment_intents set currency = 'EUR' where church_id = $1`, churchId);
  await expect(payment).rejects.toMatchObject({ constraint: "payment_intents_currency_fkey" });
  const church = rowsOf("update churches set currency = 'euro' where id = $1", churchId);
  await expect(church).rejects.toMatchObject({ constraint: "churches_currency_check" });
  expect(await rowsOf("select distinct currency from ledger where church_id = $1", churchId)).toEqual([
    { currency: "USD" },
  ]);
});

test("every server process learns the currencies at its start and when one is changed", async () => {
  const { server } = giving;
  const church = await createTestChurch(server, "Hope", "KRW");
  // As if this were another process than the one that made the church.
  rememberCurrency(church.churchId, "USD");
  const other = server.another();
  await other.begin();
  expect(currencyOf(church.churchId)).toBe("KRW");
  await rowsOf("update churches set currency = 'JPY' where id = $1", church.churchId);
  await expect.poll(() => currencyOf(church.churchId)).toBe("JPY");
  await other.http.close();
});

test("a donor whose page shows another currency than the church's is refused", async () => {
  const { give } = await createTreasury();
  expect((await give(10, { currency: "eur" })).body).toMatchObject({ code: "currency-changed" });
  expect((await give(10, { currency: "usd" })).body.status).toBe("succeeded");
});
