import {
  addBank,
  addCard,
  changeForm,
  readKeptSubmission,
  removeSubmission,
  verifyBank,
  type Gift,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { DONE, FAILED, createTestPaidForm } from "../testing/create-test-paid-form.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

const given = (card?: string) => createTestPaidForm(giving, card);

describe("a submission with a payment", () => {
  test("G1.07 G4.09 is stored, paid and finished, and its payment becomes one donation", async () => {
    const { donor, keep, pay, finish, states, form, member } = await given();
    const { id, key } = await keep({ clientId: "page" });
    expect(await finish(id, key)).toMatchObject(FAILED);
    expect((await pay(id)).body.status).toBe("succeeded");
    expect(await finish(id, key)).toMatchObject({ status: 200, id, error: undefined });
    expect(await finish(id, key)).toMatchObject({ id, error: undefined });
    expect(await form.submit({ Name: "Ann" }, { clientId: "page" }, { token: member })).toMatchObject({ id });
    await giving.server.work();
    expect(await states()).toEqual([DONE]);
    expect(await donor.donations()).toHaveLength(1);
  });

  test("G1.07 is finished by the payment if the page closes between the charge and the submit", async () => {
    const { keep, pay, states, server, form, finish } = await given();
    const { id, key } = await keep();
    await pay(id);
    expect(await states()).toEqual([["waiting", "Ann"]]);
    const kept = () => server.call(readKeptSubmission, { params: { id }, query: { key } });
    expect((await kept()).body).toEqual({
      id,
      state: "waiting",
      payments: [{ questionId: form.idOf("Fee"), state: "paid" }],
    });
    await server.work();
    expect(await states()).toEqual([DONE]);
    expect((await kept()).body.state).toBe("done");
    // When the page submits afterwards, its answers replace the stored ones, once.
    await form.submit({ Name: "Anna" }, { id, key });
    expect(await states()).toEqual([["done", "Anna", DONE[2]]]);
    await form.submit({ Name: "Again" }, { id, key });
    expect(await states()).toEqual([["done", "Anna", DONE[2]]]);
    expect((await finish(id, key)).error).toBeUndefined();
  });

  test("is finished and emailed once if the page and the payment finish it at the same time", async () => {
    const { keep, pay, finish, states, server, form, maker, donor } = await given();
    await server.call(changeForm, { token: maker.token, params: { id: form.id }, body: { confirmationMail: true } });
    const { id, key } = await keep();
    await pay(id);
    await Promise.all([finish(id, key), server.work(), finish(id, key), finish(id, key)]);
    expect(await states()).toEqual([DONE]);
    const email = `${donor.personId.toLowerCase()}@example.org`;
    const mailed = (await server.sentEmails()).filter(({ to, subject }) => to === email && subject.includes("Camp"));
    expect(mailed).toHaveLength(1);
  });

  test("is charged once, whatever idempotency keys are sent, concurrently or later", async () => {
    const { keep, pay, donor } = await given();
    const { id } = await keep();
    const all = await Promise.all([pay(id, { key: "a" }), pay(id, { key: "b" }), pay(id, { key: "c" }), pay(id)]);
    all.push(await pay(id, { key: "d" }), await pay(id, { notes: "another" }));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.every(({ body }) => body.status === "succeeded")).toBe(true);
    expect(await donor.donations()).toHaveLength(1);
  });

  test("G8.05 is not finished by a declined card, and is finished by a second card", async () => {
    const { keep, pay, finish, states, donor, server } = await given("pm_card_chargeCustomerFail");
    const { id, key } = await keep({ clientId: "page" });
    expect((await pay(id)).raw.json()).toMatchObject({ values: { reason: "card-refused" } });
    expect(await finish(id, key)).toMatchObject(FAILED);
    const good = await server.call(addCard, {
      token: donor.token,
      body: { id: "pm_card_visa", personId: donor.personId, gatewayId: donor.gateway.id },
    });
    expect(await keep({ clientId: "page" })).toEqual({ id, key });
    expect((await pay(id, { id: good.body.paymentMethod.id })).body.status).toBe("succeeded");
    await finish(id, key);
    expect(await states()).toEqual([DONE]);
    expect(await donor.donations()).toHaveLength(1);
  });

  test.each([
    [
      "G3.08 is not paid by a gift below the price",
      (fund: string): Partial<Gift> => ({ amount: 0.5, funds: [{ id: fund, amount: 0.5 }] }),
    ],
    [
      "G3.08 is not paid by a gift above the price",
      (fund: string): Partial<Gift> => ({ amount: 20, funds: [{ id: fund, amount: 20 }] }),
    ],
  ])("%s", async (_title, tampered) => {
    const { keep, pay, finish, states, donor, server } = await given();
    const { id, key } = await keep();
    await pay(id, tampered(donor.fund.id));
    await server.work();
    expect(await finish(id, key)).toMatchObject(FAILED);
    expect(await states()).toEqual([["waiting", "Ann"]]);
  });

  test("G3.08 is not finished by a gift to another fund", async () => {
    const { keep, pay, finish, states, donor } = await given();
    await giving.server.database.pool.query("insert into funds (church_id, id, name) values ($1, 'other', 'Other')", [
      donor.churchId,
    ]);
    const { id, key } = await keep();
    await pay(id, { funds: [{ id: "other", amount: 10 }] });
    expect(await finish(id, key)).toMatchObject(FAILED);
    expect(await states()).toEqual([["waiting", "Ann"]]);
  });

  test("two submissions of one donor with the same answers are charged separately", async () => {
    const { keep, pay, finish, states, donor } = await given();
    const both = [await keep({ clientId: "one" }), await keep({ clientId: "other" })];
    for (const { id } of both) expect((await pay(id)).body.status).toBe("succeeded");
    for (const { id, key } of both) expect((await finish(id, key)).error).toBeUndefined();
    expect(await states()).toEqual([DONE, DONE]);
    expect(await donor.donations()).toHaveLength(2);
  });

  test("one payment does not finish another submission", async () => {
    const { keep, pay, finish, states } = await given();
    const one = await keep({ clientId: "one" });
    const other = await keep({ clientId: "other" });
    await pay(one.id);
    expect(await finish(other.id, other.key)).toMatchObject(FAILED);
    await finish(one.id, one.key);
    expect(new Set((await states()).map(([state]) => state))).toEqual(new Set(["done", "waiting"]));
  });

  test("is neither finished nor read without its own key", async () => {
    const { keep, pay, form, server, states } = await given();
    const one = await keep({ clientId: "one" });
    const other = await keep({ clientId: "other" });
    await pay(one.id);
    expect((await form.submit({ Name: "Eve" }, { id: one.id, key: other.key })).status).toBe(401);
    expect((await form.submit({ Name: "Eve" }, { id: one.id })).status).toBe(401);
    const kept = await server.call(readKeptSubmission, { params: { id: one.id }, query: { key: other.key } });
    expect(kept.status).toBe(404);
    expect((await states()).every(([state]) => state === "waiting")).toBe(true);
  });

  test("is done while a bank payment is pending, and staff get one email if the payment fails later", async () => {
    const { keep, pay, finish, states, donor, server, maker } = await given();
    const saved = await server.call(addBank, {
      token: donor.token,
      body: { id: await createTestBank(giving, donor.gateway), personId: donor.personId, gatewayId: donor.gateway.id },
    });
    const bank = saved.body.paymentMethod.id;
    const paymentMethodId = bank;
    await server.call(verifyBank, {
      token: donor.token,
      body: { paymentMethodId, customerId: saved.body.customerId, amountData: { amounts: [32, 45] } },
    });
    const { id, key } = await keep();
    expect((await pay(id, { id: bank, type: "bank" })).body.status).toBe("pending");
    expect((await finish(id, key)).error).toBeUndefined();
    await server.work();
    expect(await states()).toEqual([DONE]);
    const [{ provider_id: charge }] = await donor.intents();
    await giving.operate(String(charge), "return");
    await deliverWebhooks(giving);
    await server.work();
    await server.work();
    expect(await states()).toEqual([["done", "Ann", "Payment failed"]]);
    const emailsToMaker = (await server.sentEmails()).filter(({ to }) => to === maker.email);
    expect(emailsToMaker).toHaveLength(1);
  });

  test("is deleted after a week if it was not paid, and finished if it was paid", async () => {
    const { keep, pay, states, server } = await given();
    await keep({ clientId: "never" });
    const { id } = await keep({ clientId: "paid" });
    await pay(id);
    await server.tasks["forms-sweep-waiting"]?.({});
    expect(await states()).toHaveLength(2);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 8 * 86_400_000);
    await server.tasks["forms-sweep-waiting"]?.({});
    server.clock.now = before;
    expect(await states()).toEqual([DONE]);
  });

  test("S2.23 can be removed by its submitter only after the payment, and the donation stays", async () => {
    const { server, donor, member, keep, pay, finish, states } = await given();
    const { id, key } = await keep();
    const remove = () => server.call(removeSubmission, { params: { id }, token: member });
    expect(await remove()).toMatchObject({ status: 409, body: { code: "form-payment-open" } });
    await pay(id);
    await finish(id, key);
    expect(await states()).toEqual([DONE]);
    expect((await remove()).status).toBe(200);
    expect(await states()).toEqual([]);
    expect(await donor.donations()).toHaveLength(1);
  });

  test("a later change of the price does not undo a payment", async () => {
    const { keep, pay, finish, states, server, form } = await given();
    const { id, key } = await keep();
    await pay(id);
    await server.database.pool.query(
      "update questions set choices = jsonb_set(choices, '{0,value}', '\"25\"') where id = $1",
      [form.idOf("Fee")],
    );
    await finish(id, key);
    expect(await states()).toEqual([DONE]);
  });
});
