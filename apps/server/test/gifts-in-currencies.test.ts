import {
  addGateway,
  can,
  listChurchDonations,
  listDonationsOf,
  listGateways,
  quoteFee,
  refundDonation,
} from "@offertory/contract";
import type { Currency } from "@offertory/i18n";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestReconciliation } from "../src/modules/giving/testing/create-test-reconciliation.ts";
import { createTestDonor, testGiving } from "../src/modules/giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await giving.server.database.pool.query<Record<string, unknown>>(text, values)).rows;

const createDonor = async (currency: Currency) => {
  const donor = await createTestDonor(giving.server, "pm_card_visa", currency);
  const staff = await donor.church.person({
    permissions: [can.viewDonations, can.editDonations, can.viewGivingSettings, can.editGivingSettings],
  });
  return { ...donor, staff: staff.tokenFor("giving") };
};

/** The amount of a gift, the same in minor units, a part of it that is refunded, and an amount that is too fine. */
const GIFTS: [Currency, number, number, number, number, number][] = [
  ["KRW", 10_000, 10_000, 2_500, 2_500, 10_000.5],
  ["JPY", 3_000, 3_000, 1, 1, 50.01],
  ["EUR", 25.5, 2_550, 5.25, 525, 25.505],
  ["INR", 1_00_000, 1_00_000_00, 99.99, 99_99, 10.001],
  ["KWD", 5.12, 5_120, 1.25, 1_250, 5.1234],
];

describe.each(GIFTS)("a church that takes %s", (currency, amount, units, part, partUnits, tooFine) => {
  test("gets a gift, its fee and a refund to the last minor unit, and its ledger adds up", async () => {
    const { server } = giving;
    const { churchId, give, donations, ledgerRest, staff, token, personId } = await createDonor(currency);
    expect((await give(amount, { currency: currency.toLowerCase() })).body.status).toBe("succeeded");
    const [donation] = await donations();
    expect(donation).toMatchObject({ amount: units, status: "succeeded", provider_fee: expect.any(Number) });

    const list = (await server.call(listChurchDonations, { token: staff })).body.donations;
    expect(list).toMatchObject([{ amount }]);
    const params = { id: list[0]?.id ?? "" };
    expect((await server.call(refundDonation, { token: staff, params, body: { amount: part } })).status).toBe(200);
    const lines = await server.call(listDonationsOf, { token, query: { personId } });
    expect(lines.body).toMatchObject([{ amount, currency: currency.toLowerCase() }]);
    expect(await ledgerRest()).toBe(0);
    expect(
      await rowsOf(
        "select currency, sum(refunded)::int as refunded from ledger l join donations d on d.id = l.donation_id where l.church_id = $1 and l.reason = 'gift' and l.account = 'provider' group by 1",
        churchId,
      ),
    ).toEqual([{ currency, refunded: partUnits }]);
  });

  test("refuses an amount that is finer than its currency, and names the smallest gift", async () => {
    const { give, intents } = await createDonor(currency);
    expect((await give(tooFine)).body).toMatchObject({ code: "amount-invalid" });
    expect((await give(0)).body).toMatchObject({ code: "gift-too-small", values: { amount: expect.any(String) } });
    expect(await intents()).toEqual([]);
  });

  test("quotes a fee that can be paid with the gift", async () => {
    const { server } = giving;
    const { churchId, gateway, give, fund } = await createDonor(currency);
    const body = { amount, gatewayId: gateway.id, provider: "stripe", type: "card" };
    const { calculatedFee } = (await server.call(quoteFee, { query: { churchId }, body })).body;
    expect(calculatedFee).toBeGreaterThan(0);
    const funds = [{ id: fund.id, amount }];
    expect((await give(amount + calculatedFee, { funds })).body.status).toBe("succeeded");
  });

  test("has gateways that name its currency, and bank debits only in dollars", async () => {
    const { staff } = await createDonor(currency);
    const [gateway] = (await giving.server.call(listGateways, { token: staff })).body;
    expect(gateway).toMatchObject({ currency: currency.toLowerCase(), capabilities: { takesBanks: false } });
  });
});

test("a comparison with Stripe finds no difference in a church that takes won", async () => {
  const church = await createTestReconciliation(giving, "KRW");
  await church.give(30_000);
  await giving.passDays(3);
  const compared = await church.compare();
  expect(compared).toMatchObject({ differences: [] });
  expect(compared.theirNet).toBe(compared.ourNet);
  expect(await church.rows("select distinct currency from ledger where church_id = $1")).toEqual([{ currency: "KRW" }]);
});

test("PayPal is not set up and not offered for a currency that it does not take", async () => {
  const { server } = giving;
  const { staff, church, churchId } = await createDonor("KRW");
  const added = await server.call(addGateway, { token: staff, body: { provider: "paypal" } });
  expect(added).toMatchObject({
    status: 402,
    body: { code: "gateway-currency", values: { provider: "PayPal", currency: "KRW" } },
  });
  const euro = await createDonor("EUR");
  expect((await server.call(addGateway, { token: euro.staff, body: { provider: "paypal" } })).status).toBe(200);
  // A gateway from before a change of the currency stays in the settings and is not offered to donors.
  await rowsOf(
    `insert into gateways (church_id, id, provider, environment, public_key, private_key, rates)
     select $1, 'other', 'paypal', environment, public_key, private_key, rates from gateways where church_id = $2 and provider = 'paypal'`,
    churchId,
    euro.churchId,
  );
  const member = await server.call(listGateways, { token: (await church.person()).tokenFor("giving") });
  expect(member.body.map(({ provider }) => provider)).toEqual(["stripe"]);
});
