import {
  addBank,
  addCard,
  can,
  changeBank,
  changeCard,
  listMethods,
  removeMethod,
  setUpBank,
  verifyBank,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dashboardOf } from "../../giving/testing/compare-records.ts";
import { confirmBankSetUp, createTestBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

type Donor = Awaited<ReturnType<typeof createTestDonor>>;
const listed = async ({ token, personId }: Donor) =>
  (await giving.server.call(listMethods, { token, params: { personId } })).body;

describe("a saved card", () => {
  const change = (donor: Donor, card: object, token = donor.token) =>
    giving.server.call(changeCard, {
      token,
      body: { personId: donor.personId, paymentMethodId: donor.saved.body.paymentMethod.id, cardData: { card } },
    });

  test("G3.06 G7.04 gets a new expiry month and year from two-digit values", async () => {
    const donor = await createTestDonor(giving.server);
    expect((await change(donor, { exp_month: "7", exp_year: "39" })).body).toMatchObject({
      exp_month: 7,
      exp_year: 2039,
    });
    expect(await listed(donor)).toMatchObject([{ exp_month: 7, exp_year: 2039, last4: "4242" }]);
  });

  test("G5.09 requires an expiry month and year that are valid and in the future", async () => {
    const donor = await createTestDonor(giving.server);
    const blank = { raw: { message: "Expiration month and year cannot be blank." }, code: "card-expiry-blank" };
    expect(await change(donor, { exp_month: "", exp_year: "39" })).toMatchObject({ status: 200, body: blank });
    for (const card of [
      { exp_month: "13", exp_year: "39" },
      { exp_month: "00", exp_year: "39" },
      { exp_month: "1", exp_year: "20" },
      { exp_month: "x", exp_year: "39" },
      { exp_month: "1", exp_year: "3" },
    ]) {
      expect((await change(donor, card)).body).toMatchObject({ code: "card-expiry-invalid" });
    }
    expect(await listed(donor)).toMatchObject([{ exp_month: 12 }]);
  });

  test("G6.02 G6.03 can be changed only by its owner and by callers with permission to edit giving settings", async () => {
    const donor = await createTestDonor(giving.server);
    const elsewhere = await createTestDonor(giving.server);
    const neighbour = await donor.church.person({ permissions: [can.viewDonations] });
    const treasurer = await donor.church.person({ permissions: [can.editGivingSettings] });
    const card = { exp_month: "8", exp_year: "38" };
    for (const token of [neighbour.tokenFor("giving"), elsewhere.token]) {
      expect((await change(donor, card, token)).body).toMatchObject({ code: "method-not-found" });
    }
    expect(await listed(donor)).toMatchObject([{ exp_month: 12 }]);
    expect((await change(donor, card, treasurer.tokenFor("giving"))).body).toMatchObject({ exp_month: 8 });
  });

  test("G7.06 is removed here and at the provider, only by its owner and with its own customer id", async () => {
    const donor = await createTestDonor(giving.server);
    const { paymentMethod, customerId } = donor.saved.body;
    const remove = (token: string, customer = customerId) =>
      giving.server.call(removeMethod, { token, params: { id: paymentMethod.id, customerId: customer } });
    const elsewhere = await createTestDonor(giving.server);
    expect((await remove(elsewhere.token)).status).toBe(404);
    expect((await remove((await donor.church.person()).tokenFor("giving"))).status).toBe(404);
    expect((await remove(donor.token, "cus_other")).status).toBe(404);
    const stripe = dashboardOf(giving, donor.gateway.publicKey);
    const customerAtStripe = async () => (await stripe.paymentMethods.retrieve(paymentMethod.id)).customer;
    expect(await customerAtStripe()).toBe(customerId);
    await giving.fault("500", { match: "POST /v1/payment_methods/*/detach", times: 10 });
    expect((await remove(donor.token)).status).toBe(503);
    await giving.clearFaults();
    expect(await listed(donor)).toHaveLength(1);
    expect(await remove(donor.token)).toMatchObject({ status: 200, body: { removed: true } });
    expect(await customerAtStripe()).toBeNull();
    expect(await listed(donor)).toEqual([]);
    expect((await donor.give(10)).body).toMatchObject({ code: "method-not-found" });
    expect((await remove(donor.token)).status).toBe(404);
  });
});

describe("a bank account", () => {
  test("G3.04 G7.05 G9.03 is new until its two deposits are confirmed, and can pay only afterwards", async () => {
    const donor = await createTestDonor(giving.server);
    const { token, personId, gateway } = donor;
    const id = await createTestBank(giving, gateway);
    const added = await giving.server.call(addBank, { token, body: { id, personId, gatewayId: gateway.id } });
    const bank = { type: "bank", last4: "6789", status: "new", account_holder_type: "individual", provider: "stripe" };
    expect(added.body.paymentMethod).toMatchObject(bank);
    const { paymentMethod, customerId } = added.body;

    const unready = await donor.give(10, { id: paymentMethod.id, type: "bank" });
    expect(unready.body).toMatchObject({ raw: { message: "Please verify this bank account first." } });

    const verify = (amounts: unknown[], by = token) =>
      giving.server.call(verifyBank, {
        token: by,
        body: { paymentMethodId: paymentMethod.id, customerId, amountData: { amounts } },
      });
    for (const amounts of [[], ["32"], ["32", ""], ["32", "450"], ["32", "4a"], ["32", "45", "1"]]) {
      expect((await verify(amounts)).body).toMatchObject({ raw: { message: "Both deposit amounts are required." } });
    }
    expect((await verify(["32", "44"])).body).toMatchObject({
      code: "bank-not-verified",
      raw: { message: expect.stringMatching(/./) },
    });
    const elsewhere = await createTestDonor(giving.server);
    expect((await verify(["32", "45"], elsewhere.token)).body).toMatchObject({ code: "method-not-found" });
    expect((await verify(["32", "45"])).body).toMatchObject({ status: "verified" });
    expect((await verify(["32", "45"])).body).toMatchObject({ status: "verified" });

    const paid = await donor.give(10, { id: paymentMethod.id, type: "bank" });
    expect(paid.body).toMatchObject({ status: "pending", paymentStatus: "processing" });
    expect(await donor.donations()).toEqual([]);
    await giving.passDays(5);
    await giving.server.recoverGifts();
    expect(await donor.donations()).toMatchObject([{ amount: 1000, status: "succeeded" }]);
    expect(await donor.ledgerRest()).toBe(0);
  });

  test("G7.05 can get another holder name and type, in either spelling, but not a blank name", async () => {
    const donor = await createTestDonor(giving.server);
    const { token, personId, gateway } = donor;
    const id = await createTestBank(giving, gateway);
    const { paymentMethod } = (await giving.server.call(addBank, { token, body: { id, personId } })).body;
    const change = (bankData: object) =>
      giving.server.call(changeBank, { token, body: { paymentMethodId: paymentMethod.id, personId, bankData } });
    expect((await change({ account_holder_name: " " })).body).toMatchObject({
      raw: { message: "Account holder name is required." },
    });
    expect((await change({ account_holder_name: "Grace Ltd", type: "company" })).body).toMatchObject({
      account_holder_name: "Grace Ltd",
      account_holder_type: "company",
    });
    expect((await change({ account_holder_name: "Ada", account_holder_type: "individual" })).body).toMatchObject({
      account_holder_name: "Ada",
      account_holder_type: "individual",
    });
  });

  test("with an unknown or used token is refused with the payment provider's message", async () => {
    const donor = await createTestDonor(giving.server);
    const { token, personId, gateway } = donor;
    const add = (id: string, more = {}) => giving.server.call(addBank, { token, body: { id, personId, ...more } });
    expect(await add("btok_none")).toMatchObject({
      status: 200,
      body: { code: "bank-not-saved", raw: { message: expect.stringMatching(/No such/) } },
    });
    const id = await createTestBank(giving, gateway);
    await add(id);
    expect((await add(id)).body).toMatchObject({ raw: { message: expect.stringMatching(/more than once/) } });
    const somebody = await donor.church.person();
    expect((await add(id, { personId: somebody.personId })).status).toBe(403);
    expect(await listed(donor)).toHaveLength(2);
  });

  test("that the browser has set up is stored when its owner gives with it, and is refused to others", async () => {
    const donor = await createTestDonor(giving.server);
    const { token, personId, gateway } = donor;
    const setUp = (await giving.server.call(setUpBank, { token, body: { personId, gatewayId: gateway.id } })).body;
    expect(setUp).toMatchObject({
      clientSecret: expect.stringMatching(/^seti_/),
      setupIntentId: expect.stringMatching(/^seti_/),
      customerId: expect.stringMatching(/^cus_/),
    });
    const method = await confirmBankSetUp(giving, gateway, setUp);
    expect((await donor.give(12, { id: method, type: "bank" })).body).toMatchObject({ code: "bank-unverified" });
    const verified = await giving.server.call(verifyBank, {
      token,
      body: { paymentMethodId: method, amountData: { amounts: ["32", "45"] } },
    });
    expect(verified.body).toMatchObject({ status: "verified" });
    expect((await donor.give(12, { id: method, type: "bank" })).body).toMatchObject({ status: "pending" });
    const other = await donor.church.person();
    const another = await giving.server.call(addCard, {
      token: other.tokenFor("giving"),
      body: { id: "pm_card_visa", personId: other.personId },
    });
    expect(another.status).toBe(200);
    expect((await donor.give(12, { id: method, type: "bank" }, other.tokenFor("giving"))).body).toMatchObject({
      code: "method-not-found",
    });
  });
});
