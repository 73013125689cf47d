import { listMethods, setUpBank, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dashboardOf, deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { collectBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { askPaypal, CARDS, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";
import { createTestRecurring } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import { syncMethod } from "./sync-method.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

type Donor = Awaited<ReturnType<typeof createTestDonor>>;
const listed = async ({ token, personId }: Pick<Donor, "token" | "personId">) =>
  (await giving.server.call(listMethods, { token, params: { personId } })).body;
const banksOf = async (donor: Donor) => (await listed(donor)).filter(({ type }) => type === "bank");
const setUp = async ({ token, personId, gateway }: Donor) =>
  (await giving.server.call(setUpBank, { token, body: { personId, gatewayId: gateway.id } })).body;
/** Does what the webhook's job does for a method event. */
const handleEvent = async ({ churchId, gateway }: Donor, id: string, isGone = false) => {
  const found = await giving.server.giving.gateways.find(churchId, gateway.id);
  if (!found) throw new Error("no gateway");
  return syncMethod(giving.server.giving, found, { id, isGone });
};

describe("G3.04 a bank account that was set up in the provider's window", () => {
  test("is listed immediately, before any webhook, is verified if the bank recognizes it, and can pay", async () => {
    const donor = await createTestDonor(giving.server);
    const begun = await setUp(donor);
    await collectBank(giving, donor.gateway, begun);
    expect(await banksOf(donor)).toMatchObject([
      { status: "verified", name: "STRIPE TEST BANK", last4: "6789", account_holder_name: "Ann Donor" },
    ]);
    await deliverWebhooks(giving);
    const [bank, ...others] = await banksOf(donor);
    expect([bank?.customerId, others]).toEqual([begun.customerId, []]);
    expect((await donor.give(12, { id: bank?.id, type: "bank" })).body).toMatchObject({ status: "pending" });
  });

  test("is listed as new until its deposits are confirmed, here or on the provider's website", async () => {
    const donor = await createTestDonor(giving.server);
    for (const where of ["here", "there"]) {
      const begun = await setUp(donor);
      await collectBank(giving, donor.gateway, begun, "deposits");
      const bank = (await banksOf(donor)).find(({ status }) => status === "new");
      expect(bank).toBeDefined();
      const amounts = [32, 45];
      if (where === "here") {
        const body = { paymentMethodId: bank?.id ?? "", amountData: { amounts } };
        await giving.server.call(verifyBank, { token: donor.token, body });
      } else {
        const dashboard = dashboardOf(giving, donor.gateway.publicKey);
        await dashboard.setupIntents.verifyMicrodeposits(begun.setupIntentId, { amounts });
      }
      await deliverWebhooks(giving);
      expect((await banksOf(donor)).find(({ id }) => id === bank?.id)?.status).toBe("verified");
    }
  });

  test("is listed after its webhook alone; a canceled setup lists nothing", async () => {
    const donor = await createTestDonor(giving.server);
    await collectBank(giving, donor.gateway, await setUp(donor), "close");
    expect(await banksOf(donor)).toEqual([]);
    await collectBank(giving, donor.gateway, await setUp(donor), "deposits");
    await giving.server.database.pool.query("delete from method_setups where church_id = $1", [donor.churchId]);
    await deliverWebhooks(giving);
    expect(await banksOf(donor)).toMatchObject([{ status: "new" }]);
  });

  test("is listed once the provider is reachable again; other methods are listed meanwhile", async () => {
    const donor = await createTestDonor(giving.server);
    await collectBank(giving, donor.gateway, await setUp(donor));
    await giving.fault("drop", { match: "GET /v1/setup_intents/*", times: 20 });
    expect(await listed(donor)).toMatchObject([{ type: "card" }]);
    await giving.clearFaults();
    expect(await banksOf(donor)).toHaveLength(1);
  });
});

describe("G3.04 synchronization of saved payment methods", () => {
  test("a renewed card shows its new digits and expiry, and its recurring gifts show the new digits", async () => {
    const donor = await createTestRecurring(giving);
    await donor.subscribe(10);
    const digits = async () =>
      (await donor.rows("select method_last4 from subscriptions where church_id = $1")).map((row) => row.method_last4);
    expect(await digits()).toEqual(["4242"]);
    const { id } = donor.saved.body.paymentMethod;
    const before = (await listed(donor))[0];
    await giving.operate(id, "renew");
    await deliverWebhooks(giving);
    expect(await listed(donor)).toMatchObject([{ id, last4: "4243", exp_year: (before?.exp_year ?? 0) + 4 }]);
    expect(await digits()).toEqual(["4243"]);
  });

  test("a detached card is no longer listed, and late or repeated webhooks do not restore it", async () => {
    const donor = await createTestDonor(giving.server);
    const { id } = donor.saved.body.paymentMethod;
    await deliverWebhooks(giving);
    await dashboardOf(giving, donor.gateway.publicKey).paymentMethods.detach(id);
    await deliverWebhooks(giving);
    expect(await listed(donor)).toEqual([]);
    for (const isGone of [false, true, false]) await handleEvent(donor, id, isGone);
    expect(await listed(donor)).toEqual([]);
    expect((await donor.give(10)).body).toMatchObject({ code: "method-not-found" });
  });

  test("a bank account whose mandate was revoked is no longer listed", async () => {
    const donor = await createTestDonor(giving.server);
    await collectBank(giving, donor.gateway, await setUp(donor));
    const [bank] = await banksOf(donor);
    await giving.operate(bank?.id ?? "", "revoke");
    await deliverWebhooks(giving);
    expect(await banksOf(donor)).toEqual([]);
  });

  test("a webhook about a customer of another church, or about an unknown customer, changes no list", async () => {
    const donor = await createTestDonor(giving.server);
    const other = await createTestDonor(giving.server);
    const dashboard = dashboardOf(giving, donor.gateway.publicKey);
    const stranger = await dashboard.customers.create({ email: "stranger@example.org" });
    const card = await dashboard.paymentMethods.attach("pm_card_mastercard", { customer: stranger.id });
    await deliverWebhooks(giving);
    await handleEvent(donor, card.id);
    expect(await listed(donor)).toHaveLength(1);
    // An event of another gateway with the same id does not change this gateway's method.
    await handleEvent(other, donor.saved.body.paymentMethod.id, true);
    expect([await listed(donor), await listed(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("a card that PayPal saves for its customer is listed, and a card that was deleted at PayPal is not", async () => {
    const donor = await createTestPaypalDonor(giving);
    await donor.give(10, await donor.order(10, CARDS.pays, { save: true }));
    await giving.server.work();
    const [first] = await listed(donor);
    const at = (method: string, path: string, body?: object) =>
      askPaypal(giving, donor.gateway.publicKey, method, `/v3/vault/payment-tokens${path}`, body);
    const card = { number: "5555555555554444", expiry: "2035-12", name: "Ada Giver" };
    for (const id of [first?.customerId, "somebody-else"])
      await at("POST", "", { customer: { id }, payment_source: { card } });
    await deliverWebhooks(giving);
    expect((await listed(donor)).map(({ last4 }) => last4)).toEqual(["1111", "4444"]);
    await at("DELETE", `/${first?.id}`);
    await deliverWebhooks(giving);
    expect((await listed(donor)).map(({ last4 }) => last4)).toEqual(["4444"]);
  });

  test("a card that still needs the bank's confirmation stays listed", async () => {
    const donor = await createTestDonor(giving.server, "pm_card_authenticationRequired");
    await deliverWebhooks(giving);
    await handleEvent(donor, donor.saved.body.paymentMethod.id);
    expect(await listed(donor)).toHaveLength(1);
  });
});
