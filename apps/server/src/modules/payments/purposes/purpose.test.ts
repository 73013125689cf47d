import { addCard } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyPaymentUpdate } from "../intents/apply-payment-update.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { findGiftByReference } from "../intents/find-gift-by-reference.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const FORM = { submissionId: "s1", questionId: "q1" };
const PURPOSE = "form s1 q1";

test("a late success of a failed gift is recorded, although another gift has paid for the form since", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await donor.give(10, { form: FORM, key: "first" });
  const first = await server.giving.intents.findByPurpose(donor.churchId, PURPOSE);
  if (!first) throw new Error("no gift");
  const { pool } = server.database;
  await pool.query("delete from donation_funds where church_id = $1", [donor.churchId]);
  await pool.query("delete from donations where church_id = $1", [donor.churchId]);
  await pool.query("update payment_intents set status = 'failed', client_key = null where id = $1", [first.id]);
  expect((await findGiftByReference(server.giving, donor.churchId, PURPOSE))?.status).toBe("failed");
  expect((await donor.give(10, { form: FORM, key: "second" })).body.status).toBe("succeeded");

  const event = {
    outcome: "succeeded" as const,
    providerId: first.providerId,
    transactionId: `${first.transactionId}-late`,
    fee: null,
  };
  const settled = await applyPaymentUpdate(server.giving, { ...first, status: "failed" }, event);
  expect(settled).toMatchObject({ status: "succeeded", purpose: null });
  expect(await donor.donations()).toHaveLength(2);
  expect((await findGiftByReference(server.giving, donor.churchId, PURPOSE))?.status).toBe("paid");
});

test("a second payment for the same form question returns the first gift, also with another key and person", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const first = await donor.give(10, { form: FORM, key: "one" });
  const other = await donor.church.person();
  const token = other.tokenFor("giving");
  const card = await server.call(addCard, { token, body: { id: "pm_card_visa", personId: other.personId } });
  const again = await donor.give(10, { form: FORM, key: "two", id: card.body.paymentMethod.id }, token);
  expect(again.body.id).toBe(first.body.id);
  expect(await donor.donations()).toHaveLength(1);
});

test("a payment that requires action is returned only to its payer", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server, "pm_card_authenticationRequired");
  const first = await donor.give(10, { form: FORM, key: "one" });
  expect(first.body.status).toBe("requires_action");
  const other = await donor.church.person();
  const token = other.tokenFor("giving");
  const card = await server.call(addCard, { token, body: { id: "pm_card_visa", personId: other.personId } });
  const again = await donor.give(10, { form: FORM, key: "two", id: card.body.paymentMethod.id }, token);
  expect(again.raw.body).not.toContain("clientSecret");
  expect(again.raw.json()).toMatchObject({ code: "gift-key-used" });
  const same = await donor.give(10, { form: FORM, key: "three" });
  expect(same.body).toMatchObject({ id: first.body.id, status: "requires_action" });
});
