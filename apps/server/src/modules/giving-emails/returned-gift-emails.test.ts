import { addBank, addCard, can, refundDonation, verifyBank } from "@offertory/contract";
import { formatDate, LANGUAGE_CODES } from "@offertory/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dashboardOf, deliverWebhooks, advanceSandboxClock } from "../giving/testing/compare-records.ts";
import { createTestBank } from "../giving/testing/create-test-bank.ts";
import { testGiving } from "../giving/testing/test-giving.ts";
import { createTestReader } from "./testing/create-test-reader.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const RELEASE = "/api/webhooks/release";
const callSandbox = (path: string, body: object = {}) =>
  fetch(giving.sandboxUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A donor with one gift, the emails about its money that went back, and the staff member who refunds it. */
async function createTestGift(
  amount: number,
  options: Parameters<typeof createTestReader>[1] & { method?: string } = {},
) {
  const reader = await createTestReader(giving, options);
  await reader.give(amount, options.method ? { id: await saveCard(reader, options.method) } : {});
  const {
    id,
    transaction_id: chargeId,
    donated_on: day,
  } = await reader.set("select id, transaction_id, donated_on::text from donations where church_id = $1");
  const treasurer = await reader.church.person({ permissions: [can.editDonations] });
  const token = treasurer.tokenFor("giving");
  return {
    ...reader,
    id: String(id),
    chargeId: String(chargeId),
    day: String(day),
    dashboard: dashboardOf(giving, reader.gateway.publicKey),
    refund: (body: object) => giving.server.call(refundDonation, { token, params: { id: String(id) }, body }),
    /** The emails to the donor, without receipts. */
    async emails() {
      await deliverWebhooks(giving);
      return (await reader.read()).filter(({ text }) => !text.includes("your receipt"));
    },
  };
}

async function saveCard(
  { gateway, token, personId }: Pick<Awaited<ReturnType<typeof createTestReader>>, "gateway" | "token" | "personId">,
  number: string,
) {
  const card = { number, exp_month: 12, exp_year: 2034, cvc: "123" };
  const { id } = await dashboardOf(giving, gateway.publicKey).paymentMethods.create({ type: "card", card });
  const saved = await giving.server.call(addCard, { token, body: { id, personId, gatewayId: gateway.id } });
  return saved.body.paymentMethod?.id;
}

test("a refund email shows the amount per fund, the dates, the card that is refunded and the church's contact", async () => {
  const reader = await createTestReader(giving);
  await reader.set(
    "insert into church_settings (church_id, id, key_name, value, public) values ($1, 'contact', 'supportContact', 'office@grace.example', true)",
  );
  const missions = await reader.addFund("Missions");
  const funds = [
    { id: reader.fund.id, amount: 30 },
    { id: missions.id, amount: 10 },
  ];
  await reader.give(40, { funds });
  const { id, donated_on: day } = await reader.set("select id, donated_on::text from donations where church_id = $1");
  const treasurer = await reader.church.person({ permissions: [can.editDonations] });
  const body = { amount: 20 };
  await giving.server.call(refundDonation, { token: treasurer.tokenFor("giving"), params: { id: String(id) }, body });
  await deliverWebhooks(giving);
  const email = (await reader.read()).find(({ subject }) => subject === "Grace Church refunded $20.00");
  const date = formatDate("en", String(day));
  expect(email?.text).toContain(
    [
      "General: $15.00",
      "Missions: $5.00",
      "Refunded: $20.00",
      `Refunded on: ${date}`,
      `Donation date: ${date}`,
      `Donation ID: ${id}`,
    ].join("\n"),
  );
  expect(email?.text).toContain("The money goes back to Visa •••• 4242, usually within 10 business days");
  expect(email?.text).toContain("Contact Grace Church: office@grace.example");
  expect(email?.text).not.toContain("recurring");
});

test("one email is sent for each refund, even if the provider reports it twice and two servers run the job", async () => {
  const { churchId, refund, emails } = await createTestGift(40);
  await callSandbox("/api/webhooks/hold");
  await refund({ amount: 15 });
  const { rows } = await giving.server.database.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'refund-moved:donor-email' and j.payload->>'churchId' = $1`,
    [churchId],
  );
  expect(rows).toHaveLength(1);
  const servers = [giving.server.tasks, giving.server.another().tasks];
  await Promise.all(servers.map(async (tasks) => tasks["refund-moved:donor-email"]?.(rows[0].payload)));
  await callSandbox(RELEASE, { order: "reversed", copies: 2 });
  expect(await emails()).toHaveLength(1);
  await refund({ amount: 5 });
  expect((await emails()).map(({ subject }) => subject)).toEqual([
    "Grace Church refunded $15.00",
    "Grace Church refunded $5.00",
  ]);
});

test("a refund created at the provider sends the donor one email", async () => {
  const { chargeId, dashboard, emails } = await createTestGift(40);
  await callSandbox("/api/webhooks/hold");
  await dashboard.refunds.create({ charge: chargeId, amount: 1001 });
  await callSandbox(RELEASE, { order: "reversed", copies: 2 });
  expect((await emails()).map(({ subject }) => subject)).toEqual(["Grace Church refunded $10.01"]);
});

test("a refund that the donor's bank rejects sends the donor an email; a refund that was never booked sends none", async () => {
  const { refund, emails, set } = await createTestGift(40, { method: "4000000000005126" });
  await set(
    "update churches set address1 = '1 Main St', city = 'Springfield', state = 'IL', zip = '62701' where id = $1",
  );
  await refund({ amount: 15 });
  await advanceSandboxClock(giving, { days: 2 });
  const [, failed, ...more] = await emails();
  expect(more).toEqual([]);
  expect(failed?.subject).toBe("Grace Church: your $15.00 refund didn't go through");
  expect(failed?.text).toContain("arrange another way to receive the money");
  expect(failed?.text).toContain("Contact Grace Church: 1 Main St, Springfield, IL 62701");
  await giving.fault("drop", { match: "POST /v1/refunds", times: 3 });
  await refund({ amount: 1 });
  await giving.clearFaults();
  expect(await emails()).toHaveLength(2);
});

test("a lost dispute sends the donor one email, however often it is reported; a won dispute sends none", async () => {
  const { chargeId, dashboard, emails } = await createTestGift(50);
  await giving.operate(chargeId, "dispute");
  const dispute = (await dashboard.disputes.list()).data[0]?.id ?? "";
  expect(await emails()).toEqual([]);
  await callSandbox("/api/webhooks/hold");
  await giving.operate(dispute, "lose");
  await callSandbox(RELEASE, { order: "reversed", copies: 2 });
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email?.subject).toBe("Grace Church: your $50.00 donation was charged back");
  expect(email?.text).toContain("your bank decided in your favor. It took $50.00 back from the church");
  expect(email?.text).toMatch(/General: \$50\.00\nCharged back: \$50\.00\nCharged back on: /);

  const other = await createTestGift(50);
  await giving.operate(other.chargeId, "dispute");
  await giving.operate((await other.dashboard.disputes.list()).data[0]?.id ?? "", "win");
  expect(await other.emails()).toEqual([]);
});

test("a bank debit that is returned after it succeeded sends the donor one email", async () => {
  const reader = await createTestReader(giving);
  const { token, personId, gateway } = reader;
  const body = { id: await createTestBank(giving, gateway), personId, gatewayId: gateway.id };
  const { paymentMethod } = (await giving.server.call(addBank, { token, body })).body;
  await giving.server.call(verifyBank, {
    token,
    body: { paymentMethodId: paymentMethod?.id, amountData: { amounts: ["32", "45"] } },
  });
  await reader.give(60, { id: paymentMethod?.id, type: "bank" });
  const { provider_id: id } = await reader.set("select provider_id from payment_intents where church_id = $1");
  await giving.operate(String(id), "settle");
  await deliverWebhooks(giving);
  await giving.operate(String(id), "return");
  await deliverWebhooks(giving);
  const emails = (await reader.read()).filter(({ subject }) => subject.includes("charged back"));
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain("Your bank didn't honor the debit for your donation to Grace Church");
});

test("a refund email for a recurring gift states that the recurring gift continues", async () => {
  const reader = await createTestReader(giving);
  await reader.subscribe(25);
  const { id } = await reader.set("select id from donations where church_id = $1");
  const treasurer = await reader.church.person({ permissions: [can.editDonations] });
  await giving.server.call(refundDonation, {
    token: treasurer.tokenFor("giving"),
    params: { id: String(id) },
    body: {},
  });
  await deliverWebhooks(giving);
  const email = (await reader.read()).find(({ subject }) => subject.includes("refunded"));
  expect(email?.text).toContain("Your recurring donation continues as before.");
});

test("refund and lost-dispute emails are translated into each of the twelve languages", async () => {
  const { email, refund, churchId, read, id } = await createTestGift(100);
  const { pool } = giving.server.database;
  await refund({ amount: 20 });
  await deliverWebhooks(giving);
  await pool.query(
    `insert into disputes (church_id, id, donation_id, gateway_id, provider_id, status, amount, opened_at)
     select church_id, 'd1', $2, id, 'dp_none', 'lost', 8000, now() from gateways where church_id = $1`,
    [churchId, id],
  );
  const { rows } = await pool.query("select id from refunds where church_id = $1", [churchId]);
  const seen = new Set<string>();
  for (const language of LANGUAGE_CODES) {
    await pool.query("update users set language = $2 where email = $1", [email, language]);
    await pool.query("delete from giving_emails where church_id = $1", [churchId]);
    const before = (await read()).length;
    const { tasks } = giving.server;
    await tasks["refund-moved:donor-email"]?.({ churchId, refundId: rows[0].id, status: "refunded" });
    await tasks["refund-moved:donor-email"]?.({ churchId, refundId: rows[0].id, status: "failed" });
    await tasks["dispute-moved:donor-email"]?.({ churchId, disputeId: "d1", donationId: id, status: "lost" });
    const emails = (await read()).slice(before);
    expect(emails).toHaveLength(3);
    for (const { subject, text } of emails) {
      expect(text).not.toMatch(/\{\{|mails:|refund\.|undefined/);
      seen.add(subject);
    }
  }
  expect(seen.size).toBe(LANGUAGE_CODES.length * 3);
});
