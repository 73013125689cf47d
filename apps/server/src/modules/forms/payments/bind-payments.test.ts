import { chargeGift, listPublicQuestions } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/given-giving.ts";
import { from, givenGuest } from "../../giving/testing/given-guest.ts";
import { DONE, FAILED, givenPaidForm } from "../testing/given-paid-form.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

const given = () => givenPaidForm(giving);
const TEXT = "Payment Successful [Ann Lee]";

test("G4.09 what the answer says is not believed: without a gift the payment failed", async () => {
  const { form, member, states } = await given();
  for (const parts of [{}, { token: member }])
    expect(await form.submit({ Name: "Ann", Fee: TEXT }, {}, parts)).toMatchObject(FAILED);
  expect(await states()).toEqual([]);
});

test("G4.09 a member's gift of that sum and fund is bound to the form, once", async () => {
  const { form, member, donor, states } = await given();
  await donor.give(10);
  const submit = (name: string) => form.submit({ Name: name, Fee: TEXT }, {}, { token: member });
  const both = await Promise.all([submit("Ann"), submit("Ann")]);
  expect(both.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(both[0].id).toBe(both[1].id);
  expect(await submit("Bob")).toMatchObject(FAILED);
  expect(await states()).toEqual([DONE]);
});

test("G4.09 a gift of another sum, of somebody else, or of long ago is not taken for it", async () => {
  const { form, member, donor, states, server } = await given();
  await donor.give(11);
  const submit = (token: string) => form.submit({ Name: "Ann", Fee: TEXT }, {}, { token });
  expect(await submit(member)).toMatchObject(FAILED);
  await donor.give(10);
  expect(await submit((await donor.church.person()).token)).toMatchObject(FAILED);
  await server.database.pool.query(
    "update payment_intents set created_at = created_at - interval '2 hours' where church_id = $1",
    [donor.churchId],
  );
  expect(await submit(member)).toMatchObject(FAILED);
  expect(await states()).toEqual([]);
});

test("G6.01 S2.24 a visitor without a captcha opens a public form, pays exactly what it asks for and sends it in", async () => {
  const { form, donor, states, server } = await given();
  const address = "192.0.2.50";
  const questions = await server.call(listPublicQuestions, { query: { formId: form.id }, headers: from(address) });
  expect(questions.body).toHaveLength(2);
  const guest = givenGuest(server, donor, address);
  const card = (await guest.saveCard()).body.paymentMethod.id;
  expect((await guest.give(11, card)).raw.json()).toMatchObject({ code: "captcha-needed" });
  expect((await guest.give(10, card)).body.status).toBe("succeeded");
  const submit = (where: string) => form.submit({ Name: "Ann", Fee: TEXT }, {}, { headers: from(where) });
  expect(await submit("192.0.2.51")).toMatchObject(FAILED);
  expect((await submit(address)).error).toBeUndefined();
  expect(await states()).toEqual([["done", "Ann", "Payment Successful [Gus Guest]"]]);
});

test("a gift that has nothing to do with a form is not slower or other than before", async () => {
  const { donor, server } = await given();
  await donor.give(5);
  const { rows } = await server.database.pool.query("select purpose from payment_intents where church_id = $1", [
    donor.churchId,
  ]);
  expect(rows).toEqual([{ purpose: null }]);
  const { raw } = await server.call(chargeGift, { token: donor.token, body: { amount: 5, funds: [], form: null } });
  expect(raw.statusCode).toBeLessThan(500);
});
