import { listPublicQuestions } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { from, createTestGuest } from "../../giving/testing/create-test-guest.ts";
import { DONE, FAILED, createTestPaidForm } from "../testing/create-test-paid-form.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

const given = () => createTestPaidForm(giving);
const TEXT = "Payment Successful [Ann Lee]";

test("G4.09 a submission that claims a payment without a gift fails", async () => {
  const { form, member, states } = await given();
  for (const parts of [{}, { token: member }])
    expect(await form.submit({ Name: "Ann", Fee: TEXT }, {}, parts)).toMatchObject(FAILED);
  expect(await states()).toEqual([]);
});

test("G4.09 a member's gift of the right amount and fund is bound to one submission only", async () => {
  const { form, member, donor, states } = await given();
  await donor.give(10);
  const submit = (name: string) => form.submit({ Name: name, Fee: TEXT }, {}, { token: member });
  const both = await Promise.all([submit("Ann"), submit("Ann")]);
  expect(both.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(both[0].id).toBe(both[1].id);
  expect(await submit("Bob")).toMatchObject(FAILED);
  expect(await states()).toEqual([DONE]);
});

test("G4.09 a gift of another amount, of another person, or from two hours ago does not pay for the form", async () => {
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

test("G6.01 S2.24 a guest without a captcha token can pay exactly the amount of a public form and submit it", async () => {
  const { form, donor, states, server } = await given();
  const address = "192.0.2.50";
  const questions = await server.call(listPublicQuestions, { query: { formId: form.id }, headers: from(address) });
  expect(questions.body).toHaveLength(2);
  const guest = createTestGuest(server, donor, address);
  const card = (await guest.saveCard()).body.paymentMethod.id;
  expect((await guest.give(11, card)).raw.json()).toMatchObject({ code: "captcha-needed" });
  const paid = (await guest.give(10, card)).body;
  expect(paid.status).toBe("succeeded");
  const submit = (name: string, token: string | undefined, headers = from(address)) =>
    form.submit({ Name: name, Fee: { value: TEXT, payerToken: token } }, {}, { headers });
  // The first attempt comes from another network, as when a phone leaves the church's Wi-Fi.
  expect((await submit("Ann", paid.payerToken, from("192.0.2.51"))).error).toBeUndefined();
  expect((await submit("Ann", paid.payerToken)).error).toBeUndefined();
  expect(await submit("Bob", paid.payerToken)).toMatchObject(FAILED);
  expect(await states()).toEqual([["done", "Ann", "Payment Successful [Gus Guest]"]]);
});

test("G1.07 a guest's payment is claimed only with its payer token, not from the same network", async () => {
  const { form, donor, states, server } = await given();
  const other = await createTestPaidForm(giving);
  const headers = from("192.0.2.60");
  const guest = createTestGuest(server, donor, "192.0.2.60");
  const captchaToken = await guest.captchaToken();
  const paid = (await guest.give(10, (await guest.saveCard(captchaToken)).body.paymentMethod.id, captchaToken)).body;
  const { id, payerToken = "" } = paid;
  const submit = (token: string, at = form) =>
    at.submit({ Name: "Eve", Fee: { value: TEXT, payerToken: token } }, {}, { headers });
  for (const guessed of [id, `${id}.`, `${id}.${"a".repeat(43)}`, payerToken.slice(0, -1)])
    expect(await submit(guessed)).toMatchObject(FAILED);
  expect(await submit(payerToken, other.form)).toMatchObject(FAILED);
  expect(await states()).toEqual([]);

  // A submission without a payer token is held until staff have looked at it: its sender may be the payer or anybody
  // else.
  expect((await form.submit({ Name: "Eve", Fee: TEXT }, {}, { headers })).error).toBeUndefined();
  expect((await form.submit({ Name: "Eve", Fee: TEXT }, {}, { headers: from("192.0.2.61") })).error).toBeUndefined();
  const held = ["held", "Eve", "Payment not matched"];
  expect(await states()).toEqual([held, held]);

  expect((await submit(payerToken)).error).toBeUndefined();
  expect(await states()).toContainEqual(["done", "Eve", "Payment Successful [Gus Guest]"]);
  expect(await form.submit({ Name: "Eve", Fee: TEXT }, {}, { headers })).toMatchObject(FAILED);
});

test("G1.07 two guests with the same answers on the same network are not treated as one", async () => {
  const { form, donor, states, server } = await given();
  const guest = createTestGuest(server, donor, "192.0.2.62");
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
  const { payerToken } = (await guest.give(10, card, captchaToken)).body;
  const submit = (fee: string | { value: string; payerToken: string | undefined }) =>
    form.submit({ Name: "Ann", Fee: fee }, {}, { headers: from("192.0.2.62") });
  expect((await submit({ value: TEXT, payerToken })).error).toBeUndefined();
  expect(await submit(TEXT)).toMatchObject(FAILED);
  expect(await submit({ value: TEXT, payerToken: "made up" })).toMatchObject(FAILED);
  expect(await states()).toHaveLength(1);
});

test("a gift outside a form has no payment reference and causes no job of forms, with form null as without form", async () => {
  const { donor, server, pay, keep } = await given();
  const jobsOfForms = async () =>
    (
      await server.database.pool.query<{ identifier: string }>(
        `select t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload->>'churchId' = $1 and t.identifier like '%:forms'`,
        [donor.churchId],
      )
    ).rows;
  const answers = [await donor.give(5), await donor.give(6, { form: null })];
  for (const { status, body } of answers) expect([status, body.status]).toEqual([200, "succeeded"]);
  const [without, withNull] = answers.map(({ body }) => Object.keys(body).toSorted());
  expect(withNull).toEqual(without);
  const { rows } = await server.database.pool.query("select purpose from payment_intents where church_id = $1", [
    donor.churchId,
  ]);
  expect(rows).toEqual([{ purpose: null }, { purpose: null }]);
  expect(new Set((await donor.donations()).map(({ amount }) => amount))).toEqual(new Set([500, 600]));
  expect(await jobsOfForms()).toEqual([]);
  // A gift of a form does cause one.
  expect((await pay((await keep()).id)).body.status).toBe("succeeded");
  expect(await jobsOfForms()).toHaveLength(1);
});
